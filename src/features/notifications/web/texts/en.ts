import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Notifications',
  unread_one: '{{figure}} unread',
  unread_other: '{{figure}} unread',
  button: 'Notifications, {{unread}}',
  isUnread: 'Unread',
  markAll: 'Mark all as read',
  markRead: 'Mark as read: {{sentence}}',
  markUnread: 'Mark as unread: {{sentence}}',
  remove: 'Remove: {{sentence}}',
  tip: { read: 'Mark as read', unread: 'Mark as unread', remove: 'Remove' },
  more: 'Show more',
  empty: 'No notifications',
  emptyHint: 'What happens while you work on another screen shows up here.',
  news_one: 'New notification: {{sentence}}',
  news_other: '{{figure}} new notifications',
  welcome: 'Welcome! See which notices are open today.',
  unknown: 'Something happened that this page does not know yet. Reload it.',
  system: {
    label: 'System notifications',
    hint: 'Shown in this browser while this tab is out of sight.',
    denied: 'The browser does not allow it. Allow notifications from this site in its settings.',
  },
};
