// Moves tasks from one notice to another one that is the same.
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** @returns the accounts whose tasks they are */
export async function moveTasksOfNotice(db: Queries, from: number, to: number): Promise<number[]> {
  const moved = await db
    .updateTable('tasks')
    .set({ thing_id: to })
    .where('thing', '=', 'licitacao')
    .where('thing_id', '=', from)
    .returning(['user_id', 'assignee_id'])
    .execute();
  return moved.flatMap(({ user_id, assignee_id }) => (assignee_id === null ? [user_id] : [user_id, assignee_id]));
}
