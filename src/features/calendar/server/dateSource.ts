import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarDate, DateQuery } from '../entities.ts';

/**
 * Tells dates that `ask.userId` may see, the earliest first. Features that know dates write one; `app` plugs them in,
 * so that the calendar knows nothing of notices, bills and DNS.
 */
export type DateSource = (db: Queries, ask: DateQuery) => Promise<CalendarDate[]>;
