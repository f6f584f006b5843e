import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { BadgeButton } from '#kit/web/page/BadgeButton.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { calls } from './calls.ts';
import { fetchKinds } from './kinds.ts';
import { useNewNotifications } from './useNewNotifications.ts';

const fetchPanel = async () => {
  const [{ NotificationPopover }] = await Promise.all([import('./NotificationPopover.tsx'), fetchKinds()]);
  return { default: NotificationPopover };
};
const NotificationPopover = lazy(fetchPanel);

/** The number of unread notifications; a click opens them. */
export function NotificationBell() {
  const t = useTexts('notifications');
  const common = useTexts('common');
  const format = useFormat();
  const { data } = useQuery(calls.count.query());
  const announcement = useNewNotifications(data?.newest);
  const unread = data?.unread ?? 0;
  const label =
    unread > 0 ? t('button', { unread: t('unread', { count: unread, figure: format.number(unread) }) }) : common('word.notifications');
  return (
    <>
      {/* Rendered before it has text, or screen readers would not announce it. */}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <NotificationPopover anchor={anchor} />}>
        <BadgeButton count={unread} data-tour="bell" aria-label={label} data-hint={common('word.notifications')}>
          <IconBell size={20} aria-hidden />
        </BadgeButton>
      </Opener>
    </>
  );
}
