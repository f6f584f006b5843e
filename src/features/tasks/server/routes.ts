import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { tasks } from '../contract.ts';
import type { Task } from '../entities.ts';
import { completeTasks, createTask, findSeen, findTitle, updateTask, WRITE_LOCK } from './change.ts';
import { type Change, notifyOfChanges } from './notifications.ts';
import { findActive, toAssignee } from './people.ts';
import { moveTask, type TaskRow, viewersOf } from './places.ts';
import type { TasksOptions } from './ports.ts';
import { countAll, countTasks, findTask, listPage, listTasks, readTasks } from './queries.ts';
import { readChanges, readNewTask } from './sentTask.ts';
import { searchThings } from './things.ts';

/** The specification's list has no pages. */
const MAX_LISTED = 1000;
const MAX_PEOPLE = 20;

export function tasksRoutes(options: TasksOptions): Routes {
  const { database, cleaner, events, images, things } = options;
  const showing = { images, things };

  /** Commands on the server have no account, and so no tasks. */
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, WRITE_LOCK);
  };

  /** Publishes events and notifications to all users concerned. */
  const publishChanges = async (db: Queries, actor: number, changes: readonly Change[]): Promise<void> => {
    const [viewers, calendarViewers] = [new Set<number>(), new Set<number>()];
    for (const { row, before } of changes)
      for (const id of [...viewersOf(row), ...(before ? viewersOf(before) : [])]) {
        viewers.add(id);
        if (isOtherDate(row, before)) calendarViewers.add(id);
      }
    const notified = await notifyOfChanges(db, options, actor, changes);
    afterCommit(db, () => {
      if (viewers.size > 0) events.publish([...viewers], 'tasks');
      if (calendarViewers.size > 0) events.publish([...calendarViewers], 'calendar');
      if (notified.length > 0) events.publish([...new Set(notified)], 'notifications');
    });
  };

  const changeOne = async (caller: Caller, id: number, work: (db: Queries, before: TaskRow) => Promise<TaskRow>): Promise<{ task: Task }> =>
    change(caller, async (db) => {
      const [before] = await findSeen(db, caller.id, [id]);
      if (!before) return notFound();
      const row = await work(db, before);
      if (row !== before) await publishChanges(db, caller.id, [{ row, before }]);
      return taskOf(db, row);
    });

  const taskOf = async (db: Queries, { id }: TaskRow): Promise<{ task: Task }> => {
    const [task] = await readTasks(db, showing, [id]);
    return task ? { task } : notFound();
  };

  return serve(tasks, {
    list: ({ query: { sortBy, ...filter } }, { caller }) =>
      listTasks(database.read, showing, caller.id, filter, { sort: sortBy || 'latest', limit: MAX_LISTED }),
    add: async ({ body }, { caller, language }) => {
      const fields = await readNewTask(body.task, { cleaner, account: caller.id, language });
      return change(caller, async (db) => {
        const row = await createTask(db, caller.id, fields, language);
        await publishChanges(db, caller.id, [{ row, before: null }]);
        return taskOf(db, row);
      });
    },
    update: async ({ body }, { caller, language }) => {
      const { id, fields } = await readChanges(body.task, { cleaner, account: caller.id, language }, (id) =>
        findTitle(database.read, caller.id, id),
      );
      return changeOne(caller, id, (db, before) => updateTask(db, caller.id, before, fields, language));
    },
    remove: async ({ query: { taskId } }, { caller, language }) => {
      await changeOne(caller, taskId, (db, before) => updateTask(db, caller.id, before, { isDeleted: true }, language));
      return undefined;
    },
    listPage: async ({ query: { sortBy: sort, page, perPage, ...filter } }, { caller }) => {
      const [tasks, total] = await Promise.all([
        listPage(database.read, showing, caller.id, filter, { sort, limit: perPage, offset: (page - 1) * perPage }),
        countTasks(database.read, caller.id, filter),
      ]);
      return { tasks, total };
    },
    counts: (_, { caller }) => countAll(database.read, caller.id),
    show: ({ params: { id } }, { caller }) => findTask(database.read, showing, caller.id, id),
    move: ({ params: { id }, body: { after } }, { caller }) =>
      change(caller, async (db) => {
        await moveTask(db, caller.id, id, after);
        afterCommit(db, () => events.publish([caller.id], 'tasks'));
        return undefined;
      }),
    complete: ({ body: { taskIds, isCompleted } }, { caller }) =>
      change(caller, async (db) => {
        const earlier = new Map((await findSeen(db, caller.id, taskIds)).map((row) => [row.id, row]));
        const rows = await completeTasks(db, [...earlier.values()], isCompleted);
        await publishChanges(
          db,
          caller.id,
          rows.map((row) => ({ row, before: earlier.get(row.id) ?? null })),
        );
        return undefined;
      }),
    removeMany: ({ body: { taskIds, isDeleted } }, { caller, language }) =>
      change(caller, async (db) => {
        const changes: Change[] = [];
        for (const before of await findSeen(db, caller.id, taskIds)) {
          const row = await updateTask(db, caller.id, before, { isDeleted }, language);
          if (row !== before) changes.push({ row, before });
        }
        await publishChanges(db, caller.id, changes);
        return undefined;
      }),
    findAssignees: async ({ query: { q } }, { caller }) => {
      const found = (await options.findContacts({ q, limit: MAX_PEOPLE })).map(({ id }) => id);
      // Users assign tasks to themselves most often.
      const ids = q === '' || found.includes(caller.id) ? [...new Set([caller.id, ...found])] : found;
      return { assignees: (await findActive(database.read, ids)).map((person) => toAssignee(person, images)) };
    },
    findThings: async ({ query: { q } }, { caller }) => ({ things: await searchThings(database, things, caller.id, q) }),
  });
}

/** Whether the calendar entry changes. */
function isOtherDate(row: TaskRow, before: TaskRow | null): boolean {
  const shown = (task: TaskRow | null) =>
    task?.due_on && !task.is_deleted && !task.is_completed
      ? JSON.stringify([task.due_on, task.title, task.description, task.assignee_id, task.thing, task.thing_id])
      : '';
  return shown(row) !== shown(before);
}
