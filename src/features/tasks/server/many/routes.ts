import { notFound, Problem } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import { manyTasks } from '../../many.ts';
import { findSeen, updateTask, WRITE_LOCK } from '../change.ts';
import { aboutMany, type Change, notifyOfChanges, withdrawGivenMany } from '../notifications.ts';
import { findPerson } from '../people.ts';
import { type TaskRow, viewersOf } from '../places.ts';
import { type NewNotification, notificationKinds, type TasksOptions } from '../ports.ts';
import { makersOnly } from '../sentFaults.ts';
import { createMany } from './createMany.ts';

export function manyTasksRoutes(options: TasksOptions): Routes {
  const { database, events, notifyAll, retractNotifications, publicAddress, things } = options;
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, WRITE_LOCK);
  };
  const publish = (db: Queries, rows: readonly TaskRow[], notified: readonly number[]): void => {
    const viewers = [...new Set(rows.flatMap(viewersOf))];
    afterCommit(db, () => {
      for (const topic of ['tasks', 'calendar']) if (viewers.length > 0) events.publish(viewers, topic);
      if (notified.length > 0) events.publish([...new Set(notified)], 'notifications');
    });
  };
  return serve(manyTasks, {
    createMany: ({ body }, { caller, language, request }) => {
      const pageOf = (licitacao: number) => `${publicAddress(request)}/apps/invoice/preview/${licitacao}`;
      return change(caller, async (db) => {
        const { rows, undated, missing } = await createMany(db, caller.id, body, { nameOf: things.nameOf, pageOf, language });
        const notified = await notifyOfNew(db, caller.id, rows);
        publish(db, rows, notified);
        return {
          taskIds: rows.map(({ id }) => id),
          undated,
          skipped: missing.map((licitacao) => ({ licitacao, why: 'missing' as const })),
        };
      });
    },
    undoMany: ({ body: { taskIds } }, { caller, language }) =>
      change(caller, async (db) => {
        const rows = await findSeen(db, caller.id, taskIds);
        if (rows.some(({ user_id }) => user_id !== caller.id)) throw new Problem('forbidden', makersOnly);
        const isUntouched = ({ created_at, updated_at }: TaskRow) => updated_at === created_at && created_at > undoLimit();
        const erased = rows.filter(isUntouched).map(({ id }) => id);
        const deleted: Change[] = [];
        for (const before of rows.filter((row) => !isUntouched(row)))
          deleted.push({ row: await updateTask(db, caller.id, before, { isDeleted: true }, language), before });
        const notified = await notifyOfChanges(db, options, caller.id, deleted);
        const gone = rows.map((before) => ({ row: { ...before, is_deleted: true }, before }));
        notified.push(...(await withdrawGivenMany(db, options, gone)));
        if (erased.length > 0) {
          notified.push(...(await retractNotifications(db, notificationKinds, erased.map(String))));
          await db.deleteFrom('tasks').where('id', 'in', erased).execute();
        }
        publish(db, rows, notified);
        return { erased: erased.length, deleted: deleted.length };
      }),
  });

  /** One notification for all of them. @returns who is notified */
  async function notifyOfNew(db: Queries, by: number, rows: readonly TaskRow[]): Promise<number[]> {
    const [first] = rows;
    if (!first) return [];
    if (rows.length === 1) return notifyOfChanges(db, options, by, [{ row: first, before: null }]);
    const { assignee_id, title } = first;
    if (assignee_id === null || assignee_id === by) return [];
    const data = { count: rows.length, title, by: (await findPerson(db, by))?.name ?? '' };
    const notification: NewNotification = { userIds: [assignee_id], kind: 'tasks.givenMany', data, about: aboutMany(rows) };
    await notifyAll(db, [notification]);
    return [assignee_id];
  }
}
