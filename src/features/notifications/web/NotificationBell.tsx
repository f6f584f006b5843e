import { ActionIcon, Popover, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { calls } from './calls.ts';
import { fetchKinds } from './kinds.ts';
import classes from './NotificationBell.module.css';
import { useNews } from './useNews.ts';

const fetchPanel = async () => {
  const [{ NotificationPanel }] = await Promise.all([import('./NotificationPanel.tsx'), fetchKinds()]);
  return { default: NotificationPanel };
};
const NotificationPanel = lazy(fetchPanel);

const mostShown = 99;

/** How much is unread, and on a click what it is. */
export function NotificationBell() {
  const t = useTexts('notifications');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(calls.count.query());
  const said = useNews(data?.newest);
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('button', { unread: t('unread', { count: unread, figure: format.number(unread) }) }) : t('title');
  return (
    <>
      {/* It stands there before it says something, or it would not be heard. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width="min(400px, 100vw)"
        middlewares={{ shift: { padding: 0 }, flip: true }}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Tooltip label={t('title')} disabled={opened}>
            <ActionIcon
              className={classes.button}
              size={44}
              color="gray"
              aria-label={label}
              aria-haspopup="dialog"
              aria-expanded={opened}
              onPointerEnter={fetchPanel}
              onFocus={fetchPanel}
              onClick={() => setOpened(!opened)}
            >
              <IconBell size={20} aria-hidden />
              {unread > 0 && (
                <span className={classes.count} aria-hidden>
                  {unread > mostShown ? `${mostShown}+` : unread}
                </span>
              )}
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={t('title')} aria-labelledby={undefined}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <NotificationPanel close={() => setOpened(false)} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
