// Notifications of followed items, for the app to register.
import { IconCalendarDue, IconPencilExclamation } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { ChangedNotification, DateNotification, DatesNotification } from '../notifications.ts';
import { linkTo } from './board/FollowLink.tsx';
import { describeChange } from './describeChange.ts';

/** Most changes shown; the page has all. */
const maxDescribed = 3;

export const followKinds = {
  'follow.changed': {
    texts: 'board',
    look: () => ({ icon: IconPencilExclamation, tone: 'primary' as const }),
    sentence: ({ kind, name, changes, more }: ChangedNotification, format: Format) => {
      const t = textsOf('board');
      const described = changes.slice(0, maxDescribed).map((change) => describeChange(kind, change, t, format));
      const rest = changes.length - described.length + more;
      return [
        t('told.changed', { name, changes: described.join('; ') }),
        ...(rest > 0 ? [t('told.more', { count: rest, figure: format.number(rest) })] : []),
      ].join(' ');
    },
    link: (news: ChangedNotification) => linkTo(news),
  },
  'follow.dateNear': {
    texts: 'board',
    look: () => ({ icon: IconCalendarDue, tone: 'warning' as const }),
    sentence: (news: DateNotification, format: Format) => textsOf('board')('told.near', inWords(news, format)),
    link: (news: DateNotification) => linkTo(news),
  },
  'follow.datesNear': {
    texts: 'board',
    look: () => ({ icon: IconCalendarDue, tone: 'warning' as const }),
    sentence: ({ count, nearest }: DatesNotification, format: Format) => {
      const t = textsOf('board');
      const dates = nearest.map((news) => t('told.nearShort', inWords(news, format)));
      return t('told.nearMany', { count, figure: format.number(count), dates: dates.join('; ') });
    },
    link: () => linkOptions({ to: '/acompanhamento', search: { view: 'list' } }),
  },
} as const;

function inWords({ name, date, at, allDay }: DateNotification, format: Format) {
  return {
    name,
    what: textsOf('board')(`told.date.${date}`),
    when: format.relativeDay(at),
    moment: allDay ? format.date(at) : format.dateTime(at),
  };
}
