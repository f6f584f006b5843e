// The server side of the calendar.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import type { CalendarOptions } from './ports.ts';
import { calendarRoutes } from './routes.ts';
import { moveCalendar, seedCalendar } from './seed.ts';

export const calendarFeature = (ports: CalendarOptions): Feature => ({
  routes: { calendar: calendarRoutes(ports) },
  seed: {
    isMissing: emptyTable('calendar_events'),
    fill: (db, { emails, today }) => seedCalendar(db, emails, today),
    move: (db, { emails, today }) => moveCalendar(db, emails, today),
  },
});
