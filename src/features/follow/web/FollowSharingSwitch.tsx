import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { calls } from './calls.ts';
import { useSaveSettings } from './useSaveSettings.ts';

/** Saved immediately; reverts on failure. */
export function FollowSharingSwitch() {
  const t = useTexts('board');
  const query = useQuery(calls.readSettings.query());
  const keep = useSaveSettings();
  return (
    <Loaded query={query} skeleton={<Skeleton height={64} aria-hidden />}>
      {({ isShared }) => (
        <Switch
          label={t('sharing.label')}
          description={t('sharing.hint')}
          checked={isShared}
          onChange={({ currentTarget: { checked } }) => keep.mutate({ isShared: checked })}
        />
      )}
    </Loaded>
  );
}
