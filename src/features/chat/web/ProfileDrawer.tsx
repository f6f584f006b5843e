import { Drawer, Group, Radio, Skeleton, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import { limits, type ProfileUser, type Status, statuses } from '../entities.ts';
import { calls } from './calls.ts';
import { StatusAvatar, StatusDot } from './list/StatusAvatar.tsx';

/** The user's own chat profile and notification setting. Saves by itself. */
export function ProfileDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('chat');
  const kit = useTexts('kit');
  const isOpen = useOpenedAfterMount(opened);
  const query = useQuery({ ...calls.profileUser.query(), enabled: opened });
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="left"
      size="min(100%, 400px)"
      title={t('profile.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(profile) => <Profile profile={profile} />}
      </Loaded>
    </Drawer>
  );
}

type Change = { about?: string; status?: Status; isNotificationsOn?: boolean };

function Profile({ profile }: { profile: ProfileUser }) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { queryKey } = calls.profileUser.query();
  const save = useMutation({
    mutationFn: (body: Change) => calls.saveProfile.send({ body }),
    scope: { id: 'chat.profile' },
    onMutate: ({ isNotificationsOn, ...more }: Change) => {
      const before = queryClient.getQueryData<ProfileUser>(queryKey);
      queryClient.setQueryData<ProfileUser>(queryKey, (old) => {
        if (!old) return old;
        const settings = isNotificationsOn === undefined ? old.settings : { ...old.settings, isNotificationsOn };
        return { ...old, ...more, settings };
      });
      return before;
    },
    onError: (_error, _change, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: calls.findContacts.key() });
    },
  });
  const { settings, status } = profile;
  return (
    <Stack gap="lg">
      <Stack gap={4} align="center" ta="center">
        <StatusAvatar person={profile} size={88} hasStatusText />
        <Text fz="lg" fw={650} mt="xs">
          {profile.fullName}
        </Text>
        {profile.role && <p className={textStyles.dimmed}>{profile.role}</p>}
      </Stack>
      <AboutField kept={profile.about} save={(about) => save.mutateAsync({ about })} />
      <Radio.Group label={t('profile.status')} value={status} onChange={(next) => save.mutate({ status: next as Status })}>
        <Stack gap={12} mt={8}>
          {statuses.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                <Group component="span" gap="xs">
                  <StatusDot status={one} /> {t(`status.${one}`)}
                </Group>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      <Switch
        label={t('profile.notifications')}
        description={t('profile.notificationsHint')}
        checked={settings.isNotificationsOn}
        onChange={({ currentTarget }) => save.mutate({ isNotificationsOn: currentTarget.checked })}
      />
      <Switch
        label={t('profile.twoStep')}
        description={t('profile.twoStepHint')}
        checked={settings.isTwoStepAuthVerificationEnabled}
        onChange={() => void navigate({ to: '/pages/account-settings', search: { tab: 'security' } })}
      />
    </Stack>
  );
}

/** Debounce of saving, in milliseconds. */
const typingPause = 800;

function AboutField({ kept, save }: { kept: string; save: (about: string) => Promise<unknown> }) {
  const t = useTexts('chat');
  const format = useFormat();
  const [typed, setTyped] = useState(kept);
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>();
  const known = useRef(kept);
  const latest = useRef(kept);
  const saveNow = async () => {
    const about = latest.current.trim();
    if (about === known.current) return;
    setState('saving');
    try {
      await save(about);
      known.current = about;
      setState('saved');
    } catch {
      // The call itself shows a toast.
      setState('failed');
    }
  };
  const soon = useDebouncedCallback(() => void saveNow(), { delay: typingPause, flushOnUnmount: true });
  // In the capture phase: before pending changes are sent (`sendOnLeave`).
  useWindowEvent('pagehide', soon.flush, { capture: true });
  const used = typed.length;
  return (
    <div>
      <Textarea
        label={t('profile.about')}
        placeholder={t('profile.aboutHint')}
        autosize
        minRows={3}
        maxRows={6}
        maxLength={limits.about}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          latest.current = value;
          setTyped(value);
          soon();
        }}
        onBlur={soon.flush}
      />
      <Group gap="xs" justify="space-between" mih={24} mt={4} className={textStyles.dimmed}>
        <Group component="span" gap={4} c={state === 'failed' ? 'var(--mantine-color-error)' : undefined} role="status">
          {state === 'saved' && <IconCheck size={16} aria-hidden />}
          {state === 'failed' && <IconAlertTriangle size={16} aria-hidden />}
          {state && t(`profile.${state}`)}
        </Group>
        <span>{t('profile.count', { used: format.number(used), most: format.number(limits.about) })}</span>
      </Group>
    </div>
  );
}
