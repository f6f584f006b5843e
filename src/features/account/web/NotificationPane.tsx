import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { type Settings, workingFlags } from '../contract.ts';
import { calls } from './calls.ts';

type Flags = Settings['notification'];

/** Notification settings. Each switch is saved when changed, and reverts on failure. */
export function NotificationPane({ saved }: { saved: Flags }) {
  const t = useTexts('account');
  const change = useChange();
  const flag = (name: 'isNotificationsOn' | (typeof workingFlags)[number], hint?: string) => (
    <Switch
      key={name}
      label={t(`notification.${name}`)}
      description={hint}
      checked={saved[name]}
      disabled={name !== 'isNotificationsOn' && !saved.isNotificationsOn}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
    />
  );
  return (
    <>
      <SettingsSection isDense title={t('notification.all')} lead={t('notification.allLead')}>
        {flag('isNotificationsOn', t('notification.atOnce'))}
      </SettingsSection>
      <SettingsSection isDense title={t('notification.activity')} lead={t('notification.activityLead')}>
        {workingFlags.map((name) => flag(name))}
      </SettingsSection>
    </>
  );
}

function useChange(): (flags: Partial<Flags>) => void {
  const queryClient = useQueryClient();
  const key = calls.read.key();
  const mutationKey = ['account', 'editNotification'];
  const put = (flags: Partial<Flags>) =>
    queryClient.setQueryData(key, (old: Settings | undefined) => old && { ...old, notification: { ...old.notification, ...flags } });
  const { mutate } = useMutation({
    ...calls.editNotification.mutation(),
    mutationKey,
    // In sequence, so that the last change of a switch wins.
    scope: { id: mutationKey.join('-') },
    onError: (_, variables) => {
      const flags = (variables as { body: Partial<Flags> }).body;
      put(Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, !value])));
    },
    onSettled: () => {
      // Later changes are already shown and being saved.
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return (flags) => {
    void queryClient.cancelQueries({ queryKey: key });
    put(flags);
    mutate({ body: flags });
  };
}
