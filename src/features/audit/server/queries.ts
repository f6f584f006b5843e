import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { AuditEvent, AuditFilters } from '../contract.ts';
import type {} from './tables.ts';

type Is = ExpressionBuilder<Tables, 'audit_events'>;

/** What the contract shows of an event. */
export const eventColumns = [
  ...(['id', 'at', 'kind', 'actor_id', 'actor_name', 'subject_type', 'subject_id', 'subject_name'] as const),
  ...(['address', 'user_agent', 'details'] as const),
] as const;

export async function listEvents(
  { read }: Database,
  { page, perPage, ...filter }: AuditFilters & { page: number; perPage: number },
): Promise<{ events: AuditEvent[]; total: number }> {
  const matching = read.selectFrom('audit_events').where((is) => matchesFilter(is, filter));
  const [events, { total }] = await Promise.all([
    matching
      .select(eventColumns)
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { events, total };
}

export function findEvent({ read }: Database, id: number): Promise<AuditEvent | undefined> {
  return read.selectFrom('audit_events').select(eventColumns).where('id', '=', id).executeTakeFirst();
}

const ROWS_AT_ONCE = 500;

/** Reads all matching events, the newest first, up to the event `upTo`, in batches. */
export async function* readEvents({ read }: Database, filter: AuditFilters, upTo: number): AsyncGenerator<AuditEvent[]> {
  for (let before = upTo + 1; ; ) {
    const rows = await read
      .selectFrom('audit_events')
      .select(eventColumns)
      .where((is) => matchesFilter(is, filter))
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    before = rows.at(-1)?.id ?? 0;
    // Lets other requests run in between.
    await setImmediate();
  }
}

/** The id of the newest event; 0 where there is none. */
export async function newestEvent(db: Queries): Promise<number> {
  return (await db.selectFrom('audit_events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
}

/** The last name of an account in the log; it may be removed. */
export async function findLastName({ read }: Database, id: number): Promise<string | undefined> {
  const named = await read
    .selectFrom('audit_events')
    .select('actor_name')
    .where('actor_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return named?.actor_name;
}

function matchesFilter(
  is: Is,
  { q, kind, actor, about, subjectType, subjectId, from, to, address, device }: AuditFilters,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  const part = likePart(q ?? '');
  if (part) conditions.push(isLike(is.ref('busca'), `%${part}%`));
  // An empty list matches nothing: PostgreSQL rejects an empty `in ()`.
  if (kind) conditions.push(kind.length > 0 ? is('kind', 'in', kind) : is.lit(false));
  if (actor !== undefined) conditions.push(is('actor_id', '=', actor));
  if (about !== undefined)
    conditions.push(is.or([is('actor_id', '=', about), is.and([is('subject_type', '=', 'user'), is('subject_id', '=', about)])]));
  if (subjectType !== undefined) conditions.push(is('subject_type', '=', subjectType));
  if (subjectId !== undefined) conditions.push(is('subject_id', '=', subjectId));
  if (from !== undefined) conditions.push(is('at', '>=', startOfDayInBrasilia(from)));
  if (to !== undefined) conditions.push(is('at', '<', startOfDayInBrasilia(to, 1)));
  if (device !== undefined) conditions.push(is('device', '=', device));
  if (address) conditions.push(isLike(is.ref('address'), `${likePart(address)}%`));
  return is.and(conditions);
}
