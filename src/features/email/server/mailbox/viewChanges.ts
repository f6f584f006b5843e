// Changes all e-mails of a view, and undoes that, in chunks, so that other writers never wait for long.
import { randomUUID } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'kysely';
import { notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { ViewChange } from '../../entities.ts';
import type {} from '../tables.ts';
import { type Columns, columnsOf, stopSending } from './bulk.ts';
import { mailboxLock } from './mailboxLock.ts';
import { belongsTo, columnOf, isOlder, type ListPosition, linesIn, matchesView, type ViewFilter } from './views.ts';

const UNDO_MS = 10 * 60_000;
/** Entries per transaction. */
const CHUNK_SIZE = 250;
/** How many changes a user can undo; older ones are purged. */
const MAX_UNDOABLE = 5;

const restorableColumns = ['folder', 'is_read', 'is_starred', 'is_private', 'is_company', 'is_important', 'is_personal'] as const;

/**
 * Changes the e-mails that are in the view at the start; those that arrive meanwhile are not changed.
 * @param batch id for undoing the change, also while it is running or after it was interrupted
 * @returns how many entries were changed
 * @throws {Problem} `conflict` once it is undone, and for a batch id that exists already
 */
export async function changeView(
  database: Database,
  userId: number,
  filter: ViewFilter,
  { addLabel, removeLabel, ...change }: ViewChange,
  batch: string = randomUUID(),
): Promise<{ changed: number; batch: string }> {
  const columns: Columns = {
    ...columnsOf(change),
    ...(addLabel && { [columnOf(addLabel)]: true }),
    ...(removeLabel && { [columnOf(removeLabel)]: false }),
  };
  await purgeEarlierBatches(database, userId);
  const row = { id: batch, user_id: userId, columns: JSON.stringify(columns) as never, created_at: new Date().toISOString() };
  const { numInsertedOrUpdatedRows: begun } = await database.write((db) =>
    db
      .insertInto('email_batches')
      .values(row)
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow(),
  );
  if (!begun) throw new Problem('conflict');
  let changed = 0;
  if (Object.keys(columns).length === 0) return { changed, batch };
  for (let place: ListPosition | undefined; ; ) {
    const portion = await findNextChunk(database.read, userId, filter, place);
    place = portion.at(-1);
    if (!place) return { changed, batch };
    const ids = portion.map(({ id }) => id);
    changed += await database.write((db) => changeChunk(db, { userId, filter, ids, columns, batch }), mailboxLock(userId));
    await othersFirst();
  }
}

function findNextChunk(db: Queries, userId: number, filter: ViewFilter, after: ListPosition | undefined): Promise<ListPosition[]> {
  return linesIn(db, userId, filter)
    .select(['emails.at', 'emails.id'])
    .$if(after !== undefined, (query) => query.where(isOlder(after as ListPosition)))
    .orderBy('emails.at', 'desc')
    .orderBy('emails.id', 'desc')
    .limit(CHUNK_SIZE)
    .execute();
}

type Chunk = { userId: number; filter: ViewFilter; ids: number[]; columns: Columns; batch: string };

/** Changes those of these entries that are still in the view and differ. */
async function changeChunk(db: Queries, { userId, filter, ids, columns, batch }: Chunk): Promise<number> {
  const goesOn = await db.selectFrom('email_batches').select('id').where('id', '=', batch).where('is_over', '=', false).executeTakeFirst();
  if (!goesOn) throw new Problem('conflict');
  const lines = await db
    .selectFrom('emails')
    .select(['emails.id', ...restorableColumns.map((column) => `emails.${column}` as const)])
    .where(belongsTo(userId))
    .where('emails.id', 'in', ids)
    .where((is) => matchesView(is, filter))
    .where((is) => is.or(entriesOf(columns).map(([column, value]) => is(`emails.${column}`, '<>', value as never))))
    .execute();
  if (lines.length === 0) return 0;
  const changing = lines.map(({ id }) => id);
  const stopped =
    columns.folder !== undefined && columns.folder !== 'draft' ? await stopSending(db, userId, changing) : new Map<number, string>();
  await db
    .insertInto('email_batch_lines')
    .values(lines.map(({ id, ...line }) => ({ batch_id: batch, email_id: id, ...line, send_at: stopped.get(id) ?? null })))
    .execute();
  await db.updateTable('emails').set(columns).where('id', 'in', changing).execute();
  return lines.length;
}

/**
 * Entries that were changed again in the meantime stay as they are.
 * @throws {Problem} `not-found`, also once it was undone; `undo-expired` after ten minutes
 */
export async function undoViewChange(database: Database, userId: number, batch: string): Promise<void> {
  const found = await database.read
    .selectFrom('email_batches')
    .select(['columns', 'created_at'])
    .where('id', '=', batch)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) notFound();
  if (found.created_at < undoLimit()) throw new Problem('undo-expired');
  await database.write(
    (db) => db.updateTable('email_batches').set({ is_over: true }).where('id', '=', batch).execute(),
    mailboxLock(userId),
  );
  for (let some = 1; some > 0; ) {
    some = await database.write((db) => undoChunk(db, userId, batch, found.columns), mailboxLock(userId));
    await othersFirst();
  }
  await database.write((db) => db.deleteFrom('email_batches').where('id', '=', batch).execute());
}

async function undoChunk(db: Queries, userId: number, batch: string, columns: Columns): Promise<number> {
  const ids = await findBatchLines(db, batch, CHUNK_SIZE);
  if (ids.length === 0) return 0;
  await resumeSending(db, { userId, batch, ids, columns });
  const sets = entriesOf(columns).map(([column, value]) => {
    const [now, then] = [sql.ref(`emails.${column}`), sql.ref(`old.${column}`)];
    return sql`${sql.ref(column)} = case when ${now} = ${value} then ${then} else ${now} end`;
  });
  await sql`
    update emails set ${sql.join(sets)} from email_batch_lines as old
    where old.batch_id = ${batch} and old.email_id in (${sql.join(ids)}) and emails.id = old.email_id and ${belongsTo(userId)}`.execute(db);
  await deleteLines(db, batch, ids);
  return ids.length;
}

/** Reschedules the messages that the change had stopped, if their time is still to come and they were not moved to the trash meanwhile. */
async function resumeSending(db: Queries, { userId, batch, ids, columns }: Omit<Chunk, 'filter'>): Promise<void> {
  const stopped = await db
    .selectFrom('email_batch_lines as old')
    .innerJoin('emails', 'emails.id', 'old.email_id')
    .select(['emails.message_id', 'old.send_at'])
    .where('old.batch_id', '=', batch)
    .where('old.email_id', 'in', ids)
    .where('old.send_at', '>', new Date().toISOString())
    .where('emails.user_id', '=', userId)
    .where('emails.is_own', '=', true)
    .where((is) => is.or([is('emails.folder', '<>', 'trash'), is('emails.folder', '=', columns.folder ?? 'draft')]))
    .execute();
  for (const { message_id, send_at } of stopped)
    await db
      .updateTable('email_messages')
      .set({ send_at })
      .where('id', '=', message_id)
      .where('sent_at', 'is', null)
      .where('send_at', 'is', null)
      .execute();
}

/** Deletes changes that can no longer be undone. */
export const purgeExpiredBatches: PurgeStep = async (db, atOnce) => {
  const old = await db.selectFrom('email_batches').select('id').where('created_at', '<', undoLimit()).limit(1).executeTakeFirst();
  return old ? purgeChunk(db, old.id, atOnce) : 0;
};

async function purgeEarlierBatches(database: Database, userId: number): Promise<void> {
  const earlier = await database.read
    .selectFrom('email_batches')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(MAX_UNDOABLE - 1)
    .limit(MAX_UNDOABLE)
    .execute();
  for (const { id } of earlier)
    for (let some = 1; some > 0; ) {
      some = await database.write((db) => purgeChunk(db, id, CHUNK_SIZE));
      await othersFirst();
    }
}

/** Deletes the entries of a batch first, and the batch when it has none left. @returns the number of deleted rows */
async function purgeChunk(db: Queries, batch: string, atOnce: number): Promise<number> {
  const ids = await findBatchLines(db, batch, atOnce);
  if (ids.length > 0) {
    await deleteLines(db, batch, ids);
    return ids.length;
  }
  const { numDeletedRows } = await db.deleteFrom('email_batches').where('id', '=', batch).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function findBatchLines(db: Queries, batch: string, most: number): Promise<number[]> {
  const rows = await db.selectFrom('email_batch_lines').select('email_id').where('batch_id', '=', batch).limit(most).execute();
  return rows.map(({ email_id }) => email_id);
}

async function deleteLines(db: Queries, batch: string, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('email_batch_lines').where('batch_id', '=', batch).where('email_id', 'in', ids).execute();
}

function entriesOf(columns: Columns) {
  return Object.entries(columns) as [(typeof restorableColumns)[number], string | boolean][];
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
