// Rows that belong to an account and can be removed: who removed one can restore it for ten minutes, then it is deleted. Such a table
// has `id`, `user_id`, `removed_at` and `removed_by`.
import type { Kysely } from 'kysely';
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '../database/database.ts';

const UNDO_MS = 600_000;

type Removable = { id: number; user_id: number | null; removed_at: string | null; removed_by: number | null };
const removables = (db: Queries) => db as unknown as Kysely<Record<string, Removable>>;

/** Who removes; `anyOwner` allows rows of other accounts, for admins. */
type Remover = { id: number; anyOwner: boolean };

/** @returns the owner's id; null if the account is gone @throws {Problem} `not-found` if there is no such row, or it may not be removed */
export async function removeOwn(db: Queries, table: string, id: number, by: Remover): Promise<number | null> {
  const removed = await removables(db)
    .updateTable(table)
    .set({ removed_at: new Date().toISOString(), removed_by: by.id })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(!by.anyOwner, (query) => query.where('user_id', '=', by.id))
    .returning('user_id')
    .executeTakeFirst();
  return removed ? removed.user_id : notFound();
}

/**
 * @returns the owner, and whether the row was still removed
 * @throws {Problem} `not-found` if this account removed no such row, `undo-expired` after ten minutes
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

/** Rows removed after this moment can be restored. */
export function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
