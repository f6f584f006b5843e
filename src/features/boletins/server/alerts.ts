// How saved searches tell their readers.
import type { Selectable } from 'kysely';
import type {} from '#features/licitacoes/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Alert, MailFrequency } from '../contract.ts';
import type { SearchAlertsTable } from './tables.ts';

type AlertRow = Selectable<SearchAlertsTable>;
const none = { bell: false, mail: 'never', bell_about: '', feed_digest: null, feed_made_at: null, feed_read_at: null } as const;

/** Changes of alerts hold one lock: each depends on the present state. */
export const ALERTS_LOCK = 'search alerts';

/** Alerts of the searches that an account still sees. */
export function listAlerts(db: Queries, userId: number): Promise<AlertRow[]> {
  return visibleAlerts(db).where('search_alerts.user_id', '=', userId).orderBy('search_id').execute();
}

/** Searches that an account is told of by mail so often, whether it still sees them or not. */
export async function listMailed(db: Queries, userId: number, frequencies: readonly MailFrequency[]): Promise<number[]> {
  const mailed = db.selectFrom('search_alerts').select('search_id').where('user_id', '=', userId).where('mail', 'in', frequencies);
  return (await mailed.execute()).map(({ search_id }) => search_id);
}

/** Alerts of all accounts whose searches they still see. */
export function visibleAlerts(db: Queries) {
  return db
    .selectFrom('search_alerts')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_alerts.search_id')
    .where('saved_searches.removed_at', 'is', null)
    .where((is) => is.or([is('saved_searches.is_shared', '=', true), is('saved_searches.user_id', '=', is.ref('search_alerts.user_id'))]))
    .selectAll('search_alerts');
}

/**
 * Changes an alert, or begins one: from then on.
 * @throws {Problem} `not-found` if the account does not see such a search
 */
export async function saveAlert(db: Queries, searchId: number, userId: number, change: Partial<AlertRow>, now: Date): Promise<AlertRow> {
  await requireVisible(db, searchId, userId);
  const since_id = await newestNotice(db);
  const before = await db
    .selectFrom('search_alerts')
    .selectAll()
    .where('search_id', '=', searchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // One that told nothing, or nothing by mail, starts over.
  const begins = before && isSilent(before) ? { since_id } : {};
  const mailed_until = before && before.mail !== 'never' ? before.mailed_until : now.toISOString();
  await db
    .insertInto('search_alerts')
    .values({ ...none, since_id, mailed_until, ...change, search_id: searchId, user_id: userId })
    .onConflict((known) => known.columns(['search_id', 'user_id']).doUpdateSet({ mailed_until, ...begins, ...change }))
    .execute();
  return db
    .selectFrom('search_alerts')
    .selectAll()
    .where('search_id', '=', searchId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function toAlert({ search_id: search, bell, mail, feed_made_at, feed_read_at }: AlertRow): Alert {
  return { search, bell: Boolean(bell), mail, feed_made_at, feed_read_at };
}

const isSilent = ({ bell, mail, feed_digest }: AlertRow) => !bell && mail === 'never' && feed_digest === null;

async function requireVisible(db: Queries, id: number, userId: number): Promise<void> {
  const found = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((is) => is.or([is('user_id', '=', userId), is('is_shared', '=', true)]))
    .executeTakeFirst();
  if (!found) notFound();
}

async function newestNotice(db: Queries): Promise<number> {
  const { id } = await db
    .selectFrom('licitacoes')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}
