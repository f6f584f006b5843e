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
  const about = await db.deleteFrom('task_licitacoes').where('licitacao_id', '=', from).returning('task_id').execute();
  const ids = about.map(({ task_id }) => task_id);
  if (ids.length > 0) {
    await db
      .insertInto('task_licitacoes')
      .values(ids.map((task_id) => ({ task_id, licitacao_id: to })))
      .onConflict((conflict) => conflict.columns(['task_id', 'licitacao_id']).doNothing())
      .execute();
    moved.push(...(await db.selectFrom('tasks').select(['user_id', 'assignee_id']).where('id', 'in', ids).execute()));
  }
  return moved.flatMap(({ user_id, assignee_id }) => (assignee_id === null ? [user_id] : [user_id, assignee_id]));
}
