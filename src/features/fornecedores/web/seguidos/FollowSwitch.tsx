import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { seguidosCalls } from './calls.ts';
import { type One, useSeguir } from './useSeguir.ts';

/** Follows the supplier, public body or município of the page. */
export function FollowSwitch(one: One) {
  const t = useTexts('seguidos');
  const query = useQuery(seguidosCalls.listSeguidos.query());
  const { follow, unfollow } = useSeguir();
  const [isSaving, setSaving] = useState(false);
  const found = query.data?.seguidos.find(({ kind, documento }) => kind === one.kind && documento === one.documento);
  const change = async () => {
    // Not `disabled` meanwhile, which would lose the focus.
    if (isSaving) return;
    setSaving(true);
    await (found ? unfollow({ ...found, ...one }) : follow(one));
    setSaving(false);
  };
  return <Switch label={t('follow')} checked={found !== undefined} disabled={!query.data} onChange={() => void change()} />;
}
