// What the calendar needs from other features.
import type { MayUseDemo } from '#features/auth/server/demo.ts';
import { isDemoRefused } from '#features/auth/server/demo.ts';
import { findAccount } from '#features/auth/server/queries.ts';
import { networkOf } from '#features/auth/server/sessions/attempts.ts';
import type { CalendarOptions } from '#features/calendar/server/ports.ts';
import { listExpiryDates } from '#features/certidoes/server/dates.ts';
import { listDnsDates } from '#features/dns/server/dates.ts';
import { followedDates } from '#features/follow/server/calendarDates.ts';
import { nameOf } from '#features/follow/server/followedItems.ts';
import { noticesInCalendar } from '#features/propostas/server/access.ts';
import { contractEnds } from '#features/propostas/server/calendarDates.ts';
import { taskDates } from '#features/tasks/server/calendarDates.ts';
import { watchedDates } from '#features/vigencias/server/calendarDates.ts';
import type { Database } from '#kit/server/database/database.ts';
import { noticeFacts } from './noticeFacts.ts';
import { paths } from './paths.ts';

export function calendarPorts(
  database: Database,
  mayUseDemo: MayUseDemo,
): Pick<CalendarOptions, 'sources' | 'pathOf' | 'mayRead' | 'networkOf'> {
  return {
    sources: [
      followedDates(noticeFacts, noticesInCalendar),
      ...[listDnsDates, listExpiryDates, taskDates({ nameOf, status: noticeFacts.status }), watchedDates, contractEnds],
    ],
    networkOf,
    pathOf: (thing, id) => paths[thing](id),
    mayRead: async (userId, request) => {
      const account = await findAccount(database.read, userId);
      return account !== undefined && !(await isDemoRefused(account, mayUseDemo, request));
    },
  };
}
