// What happens to tasks by itself.
import type {} from '#features/auth/server/tables.ts';
import { UNDO_MINUTES } from '#features/users/contract.ts';
import { dayInBrasilia } from '#kit/brasilia.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { TidyStep } from '#kit/server/keepTidy.ts';
import { newsOf } from './news.ts';
import type { TasksOptions } from './ports.ts';
import type {} from './tables.ts';

/** So many are told in one transaction. */
const MOST_TOLD = 200;

/**
 * Tells those who have a task to do on the day that it falls due, once. Tasks of the demonstration move along with the day, and would
 * be told anew every morning.
 */
export function tellDue({ notifyAll, events }: Pick<TasksOptions, 'notifyAll' | 'events'>): TidyStep {
  return async (db, atOnce) => {
    const today = dayInBrasilia(new Date());
    const due = await db
      .selectFrom('tasks')
      .leftJoin('users as assignee', (join) => join.onRef('assignee.id', '=', 'tasks.assignee_id').on('assignee.removed_at', 'is', null))
      .select(['tasks.id', 'tasks.title', 'tasks.due_on', 'tasks.user_id', 'assignee.id as assignee_id'])
      .where('tasks.due_on', '=', today)
      .where((is) => is.or([is('told_due_on', 'is', null), is('told_due_on', '<>', today)]))
      .where('is_completed', '=', false)
      .where('is_deleted', '=', false)
      .where('tasks.is_demo', '=', false)
      .orderBy('tasks.id')
      .limit(Math.min(atOnce, MOST_TOLD))
      .execute();
    if (due.length === 0) return 0;
    const news = due.map(({ user_id, assignee_id, ...task }) => ({ userId: assignee_id ?? user_id, task }));
    await notifyAll(
      db,
      news.map(({ userId, task }) => ({ userIds: [userId], kind: 'tasks.due', data: newsOf(task, ''), about: String(task.id) })),
    );
    const ids = due.map(({ id }) => id);
    await db.updateTable('tasks').set({ told_due_on: today }).where('id', 'in', ids).execute();
    const told = [...new Set(news.map(({ userId }) => userId))];
    afterCommit(db, () => events.tell(told, 'notifications'));
    return due.length;
  };
}

/** What somebody who was removed had given to others is theirs from now on; before the account goes for good, and its tasks with it. */
export const handOverTasks: TidyStep = async (db, atOnce) => {
  const undoLimit = new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
  const left = db
    .selectFrom('tasks')
    .innerJoin('users as maker', 'maker.id', 'tasks.user_id')
    .innerJoin('users as assignee', 'assignee.id', 'tasks.assignee_id')
    .select('tasks.id')
    .where('maker.removed_at', '<', undoLimit)
    .where('assignee.removed_at', 'is', null)
    .whereRef('tasks.assignee_id', '<>', 'tasks.user_id')
    .where('tasks.is_deleted', '=', false)
    .limit(atOnce);
  const { numUpdatedRows } = await db
    .updateTable('tasks')
    .set((task) => ({ user_id: task.ref('assignee_id').$castTo<number>() }))
    .where('id', 'in', left)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
