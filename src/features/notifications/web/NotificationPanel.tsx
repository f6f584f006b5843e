import { ActionIcon, Badge, Button, Loader, Skeleton, Stack, Switch, Title, Tooltip } from '@mantine/core';
import { IconBellOff, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import type { Notification } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './NotificationPanel.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { useSystemNotifications } from './systemNotifications.ts';
import { useNotificationActions, useNotifications } from './useNotifications.ts';

/** The user's notifications and their actions. */
export function NotificationPanel({ close }: { close: () => void }) {
  const t = useTexts('notifications');
  const common = useTexts('common');
  const format = useFormat();
  const query = useNotifications();
  const { data: count } = useQuery(calls.count.query());
  const actions = useNotificationActions();
  const panel = useRef<HTMLElement>(null);
  const all = query.data?.pages.flatMap(({ notifications }) => notifications);
  const length = all?.length ?? 0;
  const unread = count?.unread ?? 0;
  // The pressed button disappears, so the focus moves.
  const focusPanel = () => panel.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  const remove = (row: HTMLElement | null, notification: Notification) => {
    const neighbour = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('[data-remove]');
    if (neighbour) neighbour.focus();
    else focusPanel();
    actions.remove(notification);
  };
  const list = useRef<HTMLUListElement>(null);
  const askedAfter = useRef<number>(undefined);
  const showMore = () => {
    askedAfter.current = length;
    void query.fetchNextPage();
  };
  useEffect(() => {
    const first = askedAfter.current;
    if (first === undefined || length <= first) return;
    askedAfter.current = undefined;
    if (!query.hasNextPage) list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [length, query.hasNextPage]);
  return (
    <section ref={panel} className={classes.panel}>
      <header className={classes.header}>
        <Title order={2} size="h3">
          {common('word.notifications')}
        </Title>
        {unread > 0 && (
          <>
            <Badge variant="light">{t('unread', { count: unread, figure: format.number(unread) })}</Badge>
            <Tooltip label={t('markAll')}>
              <ActionIcon
                ms="auto"
                size={36}
                color="gray"
                aria-label={t('markAll')}
                onClick={() => {
                  focusPanel();
                  actions.markAllRead(all?.[0]);
                }}
              >
                <IconChecks size={18} />
              </ActionIcon>
            </Tooltip>
          </>
        )}
      </header>
      <div className={classes.body}>
        {all === undefined && (query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Waiting />)}
        {all?.length === 0 && <EmptyState icon={<IconBellOff />} title={t('empty')} hint={t('emptyHint')} />}
        {all && all.length > 0 && (
          <ul ref={list}>
            {all.map((one) => (
              <NotificationRow
                key={one.id}
                notification={one}
                mark={(isRead) => actions.mark(one, isRead)}
                remove={(row) => remove(row, one)}
                close={close}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          // Not `loading`, which would remove its focus.
          <Button
            fullWidth
            variant="subtle"
            leftSection={query.isFetchingNextPage && <Loader size={16} />}
            onClick={query.isFetchingNextPage ? undefined : showMore}
          >
            {common('more')}
          </Button>
        )}
      </div>
      <SystemSwitch />
    </section>
  );
}

function SystemSwitch() {
  const t = useTexts('notifications');
  const system = useSystemNotifications();
  if (!system) return null;
  return (
    <footer className={classes.footer}>
      <Switch
        label={t('system.label')}
        description={t(system.isDenied ? 'system.denied' : 'system.hint')}
        checked={system.isOn}
        disabled={system.isDenied}
        onChange={({ currentTarget }) => system.turn(currentTarget.checked)}
      />
    </footer>
  );
}

/** Placeholder of about the content's size. */
function Waiting() {
  return (
    <Stack gap="sm" px="md" py="sm">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={64} />
      ))}
    </Stack>
  );
}
