import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { calls } from './calls.ts';
import { fetchKinds } from './kinds.ts';
import classes from './NotificationBell.module.css';
import { useNews } from './useNews.ts';

const fetchPanel = async () => {
  const [{ NotificationPopover }] = await Promise.all([import('./NotificationPopover.tsx'), fetchKinds()]);
  return { default: NotificationPopover };
};
const NotificationPopover = lazy(fetchPanel);

const mostShown = 99;

/** How much is unread, and on a click what it is. */
export function NotificationBell() {
  const t = useTexts('notifications');
  const format = useFormat();
  const { data } = useQuery(calls.count.query());
  const said = useNews(data?.newest);
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('button', { unread: t('unread', { count: unread, figure: format.number(unread) }) }) : t('title');
  return (
    <>
      {/* It stands there before it says something, or it would not be heard. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <NotificationPopover anchor={anchor} />}>
        <ActionIcon className={classes.button} size={44} color="gray" aria-label={label} data-hint={t('title')}>
          <IconBell size={20} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > mostShown ? `${mostShown}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Opener>
    </>
  );
}
