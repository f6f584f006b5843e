// What was removed goes for good after ten minutes; until then whoever removed it can put it back.
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { TidyStep } from '#kit/server/keepTidy.ts';
import { UNDO_MINUTES } from '../entities.ts';
import type {} from './tables.ts';

type RemovableTable = 'blog_posts' | 'blog_comments';
/** Who removes; whose things that may be. */
type Remover = { id: number; anybodys: boolean };

/** @returns whose it was @throws {Problem} `not-found` when it is not there, or not theirs to remove */
export async function remove(db: Queries, table: RemovableTable, id: number, by: Remover): Promise<number | null> {
  // Both tables have these columns.
  const removed = await db
    .updateTable(table as 'blog_posts')
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
export async function restore(
  db: Queries,
  table: RemovableTable,
  id: number,
  userId: number,
): Promise<{ authorId: number | null; isNew: boolean }> {
  const removed = await db
    .selectFrom(table as 'blog_posts')
    .select(['user_id', 'removed_at'])
    .where('id', '=', id)
    .where('removed_by', '=', userId)
    .executeTakeFirst();
  if (!removed) return notFound();
  if (removed.removed_at !== null && removed.removed_at < undoLimit()) throw new Problem('undo-expired');
  await db
    .updateTable(table as 'blog_posts')
    .set({ removed_at: null })
    .where('id', '=', id)
    .execute();
  return { authorId: removed.user_id, isNew: removed.removed_at !== null };
}

/** Throws away what can no longer be put back; an article takes its comments along. */
export const throwAwayArticles: TidyStep[] = (['blog_comments', 'blog_posts'] as const).map((table) => async (db, atOnce) => {
  const spent = db
    .selectFrom(table as 'blog_posts')
    .select('id')
    .where('removed_at', '<', undoLimit())
    .limit(atOnce);
  const { numDeletedRows } = await db
    .deleteFrom(table as 'blog_posts')
    .where('id', 'in', spent)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
});

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}
