// Moves follows from one notice to another one that is the same.
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { longestNote } from '../contract.ts';
import type {} from './tables.ts';
import { moveTags } from './tags.ts';

/** A user who follows both keeps the stage of the target, both notes and all tags. @returns the accounts */
export async function moveFollows(db: Queries, from: number, to: number): Promise<number[]> {
  const moved = await followsOf(db, from);
  const there = new Map((await followsOf(db, to)).map((follow) => [follow.user_id, follow]));
  for (const follow of moved) {
    const other = there.get(follow.user_id);
    if (!other) {
      await db.updateTable('follows').set({ item_id: to }).where('id', '=', follow.id).execute();
      continue;
    }
    const note = [...new Set([other.note, follow.note])].filter(Boolean).join('\n').slice(0, longestNote).toWellFormed();
    await moveTags(db, follow.id, other.id);
    await db.deleteFrom('follows').where('id', '=', follow.id).execute();
    await db
      .updateTable('follows')
      .set({ note, busca: toSearchWords(note) })
      .where('id', '=', other.id)
      .execute();
  }
  await db.deleteFrom('follow_dates_told').where('item_id', '=', from).execute();
  await db
    .insertInto('follows_ended')
    .columns(['user_id', 'item_id'])
    .expression((is) =>
      is
        .selectFrom('follows_ended')
        .select(({ lit }) => ['user_id', lit(to).as('item_id')])
        .where('item_id', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .execute();
  await db.deleteFrom('follows_ended').where('item_id', '=', from).execute();
  return moved.map(({ user_id }) => user_id);
}

function followsOf(db: Queries, item: number) {
  return db.selectFrom('follows').select(['id', 'user_id', 'note']).where('kind', '=', 'licitacao').where('item_id', '=', item).execute();
}
