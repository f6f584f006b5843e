// What is told of followed things, for the app to plug in where notifications are shown.
import { IconCalendarDue, IconPencilExclamation } from '@tabler/icons-react';
import type { Format } from '#kit/web/format.ts';
import { textsOf } from '#kit/web/i18n.ts';
import type { ChangedNews, DateNews } from '../news.ts';
import { linkTo } from './board/FollowLink.tsx';
import { describeChange } from './describeChange.ts';

/** So many changes are told; the page has all of them. */
const mostTold = 2;

export const followKinds = {
  'follow.changed': {
    texts: 'board',
    look: () => ({ icon: IconPencilExclamation, tone: 'primary' as const }),
    sentence: ({ name, changes, more }: ChangedNews, format: Format) => {
      const t = textsOf('board');
      const told = changes.slice(0, mostTold).map((change) => describeChange(change, t, format));
      const rest = changes.length - told.length + more;
      return [
        t('told.changed', { name, changes: told.join('; ') }),
        ...(rest > 0 ? [t('told.more', { count: rest, figure: format.number(rest) })] : []),
      ].join(' ');
    },
    link: (news: ChangedNews) => linkTo(news),
  },
  'follow.dateNear': {
    texts: 'board',
    look: () => ({ icon: IconCalendarDue, tone: 'warning' as const }),
    sentence: ({ name, date, at, allDay }: DateNews, format: Format) =>
      textsOf('board')('told.near', {
        name,
        what: textsOf('board')(`told.date.${date}`),
        when: format.relativeDay(at),
        moment: allDay ? format.date(at) : format.dateTime(at),
      }),
    link: (news: DateNews) => linkTo(news),
  },
} as const;
