import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Opens the form of a new notice; also by a key. */
export function NewNotice() {
  const t = useTexts('licitacoes');
  const link = useRef<HTMLAnchorElement>(null);
  useKeys([{ keys: ['c', 'n'], does: t('list.new'), group: t('title'), act: () => link.current?.click() }]);
  return <Button renderRoot={(props) => <Link to="/apps/invoice/add" {...props} ref={link} />}>{t('list.new')}</Button>;
}
