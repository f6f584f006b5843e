import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  label: 'Main menu',
  newTab: 'opens in a new tab',
  pin: 'Keep the menu open',
  collapse: 'Collapse the menu',
  close: 'Close the menu',
  count: {
    mails_one: '{{figure}} unread email',
    mails_other: '{{figure}} unread emails',
    messages_one: '{{figure}} unread message',
    messages_other: '{{figure}} unread messages',
    tasks_one: '{{figure}} overdue task',
    tasks_other: '{{figure}} overdue tasks',
    runs_one: '{{figure}} pending import',
    runs_other: '{{figure}} pending imports',
    notices_one: '{{figure}} notice',
    notices_other: '{{figure}} notices',
    newNotices_one: '{{figure}} new notice',
    newNotices_other: '{{figure}} new notices',
  },
} satisfies TextsIn<'en', typeof source>;
