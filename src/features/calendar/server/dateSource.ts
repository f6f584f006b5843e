import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarDate, DateQuery } from '../entities.ts';

/**
 * Returns dates that `query.userId` may see, earliest first. Features that have dates implement it and `app` connects them, so that the
 * calendar does not depend on notices, bills and DNS.
 */
export type DateSource = (db: Queries, query: DateQuery) => Promise<CalendarDate[]>;
