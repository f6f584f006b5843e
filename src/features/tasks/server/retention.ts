// Scheduled jobs on tasks; they hold the same lock as users' changes.
import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { UNDO_MINUTES } from '#features/users/contract.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { deletedKeptDays } from '../entities.ts';
import { WRITE_LOCK } from './change.ts';
import { notificationData } from './notifications.ts';
import type { TasksOptions } from './ports.ts';
import type {} from './tables.ts';

/** Tasks per transaction. */
const BATCH_SIZE = 200;
/** A due day that passed while no server was running is still notified for this many days. */
const NOTIFY_LATE_DAYS = 3;
const DAY_MS = 86_400_000;

/** Notifies users once on the due day of their tasks. Demo tasks move with the day and would be notified every morning. */
export function notifyDue({ notifyAll, events }: Pick<TasksOptions, 'notifyAll' | 'events'>): PurgeStep {
  const step: PurgeStep = async (db, atOnce) => {
    const due = await db
      .selectFrom('tasks')
      .leftJoin('users as assignee', (join) => join.onRef('assignee.id', '=', 'tasks.assignee_id').on('assignee.removed_at', 'is', null))
      .select(['tasks.id', 'tasks.title', 'tasks.due_on', 'tasks.user_id', 'assignee.id as assignee_id'])
      .where('tasks.due_on', '<=', dayInBrasilia(new Date()))
      .where('tasks.due_on', '>=', dayInBrasilia(new Date(Date.now() - NOTIFY_LATE_DAYS * DAY_MS)))
      .where((is) => is.or([is('told_due_on', 'is', null), is('told_due_on', '<>', is.ref('due_on'))]))
      .where('is_completed', '=', false)
      .where('is_deleted', '=', false)
      .where('tasks.is_demo', '=', false)
      .orderBy('tasks.id')
      .limit(Math.min(atOnce, BATCH_SIZE))
      .execute();
    if (due.length === 0) return 0;
    const notifications = due.map(({ user_id, assignee_id, ...task }) => ({ userId: assignee_id ?? user_id, task }));
    await notifyAll(
      db,
      notifications.map(({ userId, task }) => ({
        userIds: [userId],
        kind: 'tasks.due',
        data: notificationData(task, ''),
        about: String(task.id),
      })),
    );
    const ids = due.map(({ id }) => id);
    await db
      .updateTable('tasks')
      .set((task) => ({ told_due_on: task.ref('due_on') }))
      .where('id', 'in', ids)
      .execute();
    const notified = [...new Set(notifications.map(({ userId }) => userId))];
    afterCommit(db, () => events.publish(notified, 'notifications'));
    return due.length;
  };
  step.writeLock = WRITE_LOCK;
  return step;
}

/** Purges deleted tasks that can no longer be restored. */
export function purgeDeleted({ retractNotifications, events }: Pick<TasksOptions, 'retractNotifications' | 'events'>): PurgeStep {
  const step: PurgeStep = async (db, atOnce) => {
    const old = await db
      .selectFrom('tasks')
      .select(['id', 'user_id'])
      .where('is_deleted', '=', true)
      .where('updated_at', '<', new Date(Date.now() - deletedKeptDays * DAY_MS).toISOString())
      // The demo always shows some.
      .where('is_demo', '=', false)
      .orderBy('updated_at')
      .limit(Math.min(atOnce, BATCH_SIZE))
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await retractNotifications(db, ['tasks.due', 'tasks.given', 'tasks.returned', 'tasks.completed'], ids.map(String));
    await db.deleteFrom('tasks').where('id', 'in', ids).execute();
    afterCommit(db, () => events.publish([...new Set(old.map(({ user_id }) => user_id))], 'tasks'));
    return old.length;
  };
  step.writeLock = WRITE_LOCK;
  return step;
}

/** Transfers the tasks that a removed user had assigned to others to their assignees, before the account and its tasks are deleted. */
export function transferTasks({ retractNotifications, events }: Pick<TasksOptions, 'retractNotifications' | 'events'>): PurgeStep {
  const step: PurgeStep = async (db, atOnce) => {
    const left = await tasksToTransfer(db)
      .innerJoin('users as maker', 'maker.id', 'tasks.user_id')
      .select(['tasks.id', 'assignee.id as assignee_id'])
      .where('maker.removed_at', '<', new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString())
      .orderBy('tasks.id')
      .limit(Math.min(atOnce, BATCH_SIZE))
      .execute();
    if (left.length === 0) return 0;
    const ids = left.map(({ id }) => id);
    await db
      .updateTable('tasks')
      .set((task) => ({ user_id: task.ref('assignee_id').$castTo<number>() }))
      .where('id', 'in', ids)
      .execute();
    const owners = [...new Set(left.map(({ assignee_id }) => assignee_id))];
    await db
      .deleteFrom('task_places')
      .where('task_id', 'in', ids)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('tasks')
              .select('tasks.id')
              .whereRef('tasks.id', '=', 'task_places.task_id')
              .whereRef('tasks.user_id', '=', 'task_places.user_id'),
          ),
        ),
      )
      .execute();
    await retractNotifications(db, ['tasks.given', 'tasks.returned', 'tasks.completed'], ids.map(String));
    afterCommit(db, () => {
      for (const topic of ['tasks', 'notifications']) events.publish(owners, topic);
    });
    return left.length;
  };
  step.writeLock = WRITE_LOCK;
  return step;
}

/** Whether an account of `users` still has tasks to transfer. */
export function hasTasksToTransfer(db: Queries) {
  const left = tasksToTransfer(db).select('tasks.id').where('tasks.user_id', '=', sql.ref<number>('users.id'));
  return sql<boolean>`exists ${left}`;
}

/** Tasks assigned to an existing account. */
function tasksToTransfer(db: Queries) {
  return db
    .selectFrom('tasks')
    .innerJoin('users as assignee', 'assignee.id', 'tasks.assignee_id')
    .where('assignee.removed_at', 'is', null)
    .whereRef('tasks.assignee_id', '<>', 'tasks.user_id')
    .where('tasks.is_deleted', '=', false);
}
