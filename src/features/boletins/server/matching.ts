// Finds what notices that were just written are new for which saved searches, once for all readers of a search.
import type { Database, Queries } from '#kit/server/database/database.ts';
import { visibleAlerts } from './alerts.ts';
import { type Match, ringBells } from './bell.ts';
import type { BoletinsOptions, NoticeSource } from './ports.ts';

/** Notices that are matched in one step and transaction. */
const AT_ONCE = 500;
/** What was published longer ago is news only while proposals are open: the first fill of a source brings months. */
const NEWS_DAYS = 7;
const DAY_MS = 86_400_000;

type MatchingPorts = Pick<BoletinsOptions, 'notices' | 'notifyAll' | 'updateNotifications' | 'nameOf'> & {
  database: Database;
  now(): Date;
  /** Called after the commit with accounts whose bell rang. */
  onRung(userIds: number[]): void;
};

/** Whether notices were written that were not matched yet. */
export async function hasUnmatched({ read }: Database, notices: NoticeSource): Promise<boolean> {
  const position = await findPosition(read);
  return position === undefined || notices.hasMore(position);
}

/** Matches all that was written. To be run by one process at a time. */
export async function matchWritten(ports: MatchingPorts, signal: AbortSignal): Promise<void> {
  const { database, notices } = ports;
  // Anew for each run: one that fails has not matched what it was given.
  const read = notices.open();
  for (let isAll = false; !isAll && !signal.aborted; ) {
    const from = await findPosition(database.read);
    const searches = await listSearches(database.read);
    // What was written while no search told anything is not news later.
    if (from === undefined || searches.length === 0) return savePosition(database, await notices.newest());
    const { ids, cursor, isAll: isLast } = await read(from);
    for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) await matchSome(ports, ids.slice(at, at + AT_ONCE), searches);
    if (!signal.aborted) await savePosition(database, cursor);
    isAll = isLast;
  }
}

type Search = { id: number; query: object; since: number };

async function matchSome(ports: MatchingPorts, ids: number[], searches: readonly Search[]): Promise<void> {
  const { database, notices, now } = ports;
  const oldest = Math.min(...searches.map(({ since }) => since));
  const news = await listNews(
    database.read,
    ids.filter((id) => id > oldest),
    now(),
  );
  if (news.length === 0) return;
  const found = await notices.match(
    news,
    searches.map(({ query }) => query),
  );
  const found_at = now().toISOString();
  const matches = searches.flatMap(({ id: search_id, since }, at) =>
    (found[at] ?? []).filter((id) => id > since).map((licitacao_id) => ({ search_id, licitacao_id, found_at })),
  );
  if (matches.length === 0) return;
  const rung = await database.write(async (db) => ringBells(db, ports, await addMatches(db, matches)));
  if (rung.length > 0) ports.onRung(rung);
}

/** Searches that somebody is told of, with the last notice that was there before the first of them. */
async function listSearches(db: Queries): Promise<Search[]> {
  const rows = await visibleAlerts(db)
    .clearSelect()
    .select(['saved_searches.id', 'saved_searches.query'])
    .select(({ fn }) => fn.min<number>('search_alerts.since_id').as('since'))
    .where((is) =>
      is.or([
        is('search_alerts.bell', '=', true),
        is('search_alerts.mail', '<>', 'never'),
        is('search_alerts.feed_digest', 'is not', null),
      ]),
    )
    .groupBy('saved_searches.id')
    .orderBy('saved_searches.id')
    .execute();
  return rows.map(({ id, query, since }) => {
    const { sort: _sort, order: _order, ...filter } = query as Record<string, unknown>;
    return { id, query: filter, since };
  });
}

/** Those that are open, or were published within the last days. */
async function listNews(db: Queries, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const published = new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString();
  const rows = await db
    .selectFrom('licitacoes')
    .select('id')
    .where('id', 'in', [...ids])
    .where((is) => is.or([is('publicacao', 'is', null), is('publicacao', '>=', published), is('prazo', '>=', now.toISOString())]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const ROWS_AT_ONCE = 500;

/** @returns those that were not there yet */
async function addMatches(db: Queries, matches: readonly Match[]): Promise<Match[]> {
  const added: Match[] = [];
  for (let at = 0; at < matches.length; at += ROWS_AT_ONCE)
    added.push(
      ...(await db
        .insertInto('search_matches')
        .values(matches.slice(at, at + ROWS_AT_ONCE))
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    );
  return added;
}

async function findPosition(db: Queries): Promise<string | undefined> {
  return (await db.selectFrom('search_matching').select('position').executeTakeFirst())?.position;
}

async function savePosition({ write }: Database, position: string): Promise<void> {
  await write(async (db) => {
    const { numUpdatedRows } = await db.updateTable('search_matching').set({ position }).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) await db.insertInto('search_matching').values({ position }).execute();
  });
}
