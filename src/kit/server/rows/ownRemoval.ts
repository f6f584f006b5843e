// Things of somebody's that can be removed: whoever did can put them back for ten minutes, then they go for good. Such a table has
// `id`, `user_id`, `removed_at` and `removed_by`.
import type { Kysely } from 'kysely';
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '../database/database.ts';

const UNDO_MS = 600_000;

type Removable = { id: number; user_id: number | null; removed_at: string | null; removed_by: number | null };
const removables = (db: Queries) => db as unknown as Kysely<Record<string, Removable>>;

/** Who removes; admins may remove what is not theirs where `anybodys` says so. */
type Remover = { id: number; anybodys: boolean };

/** @returns whose it was; null: nobody's who is still there @throws {Problem} `not-found` when it is not there, or not theirs to remove */
export async function removeOwn(db: Queries, table: string, id: number, by: Remover): Promise<number | null> {
  const removed = await removables(db)
    .updateTable(table)
    .set({ removed_at: new Date().toISOString(), removed_by: by.id })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(!by.anybodys, (query) => query.where('user_id', '=', by.id))
    .returning('user_id')
    .executeTakeFirst();
  return removed ? removed.user_id : notFound();
}

/**
 * @returns whose it is, and whether it was still removed
 * @throws {Problem} `not-found` when this account removed no such thing, `undo-expired` after ten minutes
 */
export async function restoreOwn(
  db: Queries,
  table: string,
  id: number,
  userId: number,
): Promise<{ authorId: number | null; isNew: boolean }> {
  const removed = await removables(db)
    .selectFrom(table)
    .select(['user_id', 'removed_at'])
    .where('id', '=', id)
    .where('removed_by', '=', userId)
    .executeTakeFirst();
  if (!removed) return notFound();
  if (removed.removed_at !== null && removed.removed_at < undoLimit()) throw new Problem('undo-expired');
  await removables(db).updateTable(table).set({ removed_at: null }).where('id', '=', id).execute();
  return { authorId: removed.user_id, isNew: removed.removed_at !== null };
}

/** What can be put back was removed after this moment. */
export function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
