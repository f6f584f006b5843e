import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  unread_zero: 'none unread',
  unread_one: '{{figure}} unread',
  unread_other: '{{figure}} unread',
  button: 'Notifications, {{unread}}',
  isUnread: 'Unread',
  markAll: 'Mark all as read',
  markRead: 'Mark as read: {{sentence}}',
  markUnread: 'Mark as unread: {{sentence}}',
  remove: 'Remove: {{sentence}}',
  tip: { read: 'Mark as read', unread: 'Mark as unread' },
  empty: 'No notifications',
  emptyHint: 'New notifications appear here while you work.',
  news_one: 'New notification: {{sentence}}',
  news_other: '{{figure}} new notifications',
  welcome: 'Welcome! See which notices are open today.',
  unknown: 'There is a notification that this version of the page cannot show. Reload the page.',
  system: {
    label: 'System notifications',
    hint: 'Shown in this browser while this tab is in the background.',
    denied: 'Your browser is blocking notifications. Allow them for this site in your browser settings.',
  },
};
