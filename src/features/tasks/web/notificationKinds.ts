// The task notifications, registered by the app.
import { type Icon, IconAlarm, IconCheckbox, IconClipboardText, IconCornerUpLeft } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { TaskNotification, TasksGivenNotification } from '../notifications.ts';

function kind(event: 'given' | 'returned' | 'completed' | 'due', icon: Icon, tone: 'primary' | 'success' | 'warning') {
  return {
    texts: 'taskNotifications' as const,
    look: () => ({ icon, tone }),
    sentence: ({ title, by, due }: TaskNotification, format: Format) => {
      const t = textsOf('taskNotifications');
      if (event === 'given' && due) return t('givenUntil', { title, by, due: format.date(due) });
      const isOver = event === 'due' && due !== null && dayInBrasilia(new Date(due)) < dayInBrasilia(new Date());
      return isOver ? t('wasDue', { title, due: format.date(due) }) : t(event, { title, by });
    },
    link: ({ task }: TaskNotification) => linkOptions({ to: '/apps/todo', search: { task: String(task) } }),
  };
}

export const taskKinds = {
  'tasks.given': kind('given', IconClipboardText, 'primary'),
  'tasks.givenMany': {
    texts: 'taskNotifications' as const,
    look: () => ({ icon: IconClipboardText, tone: 'primary' as const }),
    sentence: ({ count, title, by }: TasksGivenNotification, format: Format) =>
      textsOf('taskNotifications')('givenMany', { count, figure: format.number(count), title, by }),
    link: () => linkOptions({ to: '/apps/todo' }),
  },
  'tasks.returned': kind('returned', IconCornerUpLeft, 'warning'),
  'tasks.completed': kind('completed', IconCheckbox, 'success'),
  'tasks.due': kind('due', IconAlarm, 'warning'),
} as const;
