// Dates of other features, merged from all sources.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarDate, DateQuery } from '../entities.ts';
import type { DateSource } from './dateSource.ts';

/** Ordered by start, at most `limit`. */
export async function listDates(
  db: Queries,
  sources: readonly DateSource[],
  query: DateQuery,
): Promise<{ dates: CalendarDate[]; hasMore: boolean }> {
  if (query.calendars?.length === 0) return { dates: [], hasMore: false };
  // One more than returned shows whether there are more.
  const found = await Promise.all(sources.map((source) => source(db, { ...query, limit: query.limit + 1 })));
  const dates = found
    .flat()
    .filter(({ calendar }) => !query.calendars || query.calendars.includes(calendar))
    .sort((one, other) => compare(one.start, other.start) || compare(one.key, other.key));
  return { dates: dates.slice(0, query.limit), hasMore: dates.length > query.limit };
}

/** The date with this key, if the account may see it. @throws {Problem} `not-found` */
export async function findDate(db: Queries, sources: readonly DateSource[], userId: number, key: string): Promise<CalendarDate> {
  const [, thing, id] = /^(licitacao|projeto|contrato|ata|proposta|dns|certidao|task):([1-9]\d{0,14})(?::|$)/.exec(key) ?? [];
  if (!thing) return notFound();
  const of = { thing: thing as NonNullable<DateQuery['of']>['thing'], id: Number(id) };
  const { dates } = await listDates(db, sources, { userId, of, from: ALWAYS.from, until: ALWAYS.until, limit: MOST_OF_ONE });
  return dates.find((date) => date.key === key) ?? notFound();
}

const ALWAYS = { from: '1000-01-01T00:00:00.000Z', until: '9999-12-31T00:00:00.000Z' };
/** A bill has hundreds of steps. */
const MOST_OF_ONE = 5000;

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
