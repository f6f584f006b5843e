// Tasks when days pass and users are removed.
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import type { CalendarDate } from '#features/calendar/contract.ts';
import { notifyAll, retractNotifications } from '#features/notifications/server/notify.ts';
import type { Task } from '#features/tasks/entities.ts';
import { hasTasksToTransfer, notifyDue, purgeDeleted, transferTasks } from '#features/tasks/server/retention.ts';
import { purgeRemovedUsers } from '#features/users/server/remove.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';

const { server, admin: maker, client: assignee } = testDemo();
let assigneeId: number;
beforeAll(async () => {
  assigneeId = (await assignee('GET /api/tasks/assignees?q=tiago')).json().assignees[0].id;
});

const add = async (task: object, call = maker): Promise<Task> => {
  const answer = await call('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital', ...task } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().task;
};

test('the user of a task is notified once, on its due day, unless it is completed', async () => {
  const notified: number[] = [];
  const ports = { events: { publish: (to: unknown) => void notified.push(...(to as number[])) }, notifyAll };
  const [due, done] = [
    await add({ title: 'Enviar', dueDate: '2026-05-28', assigneeId }),
    await add({ dueDate: '2026-05-28', isCompleted: true }),
  ];
  // As if the day had come.
  const today = dayInBrasilia(new Date());
  const here = [due.id, done.id];
  await server.database.write((db) => db.updateTable('tasks').set({ due_on: today }).where('id', 'in', here).execute());
  const times = async () => server.database.write((db) => notifyDue(ports)(db, 100));
  expect([await times(), await times()]).toEqual([1, 0]);
  expect(notified).toEqual([assigneeId]);
  const news = async () =>
    (await assignee('GET /api/notifications')).json().notifications.filter(({ kind }: { kind: string }) => kind === 'tasks.due');
  expect(await news()).toMatchObject([{ data: { task: due.id, title: 'Enviar' } }]);
  await assignee('POST /apps/todo/update-task', { task: { id: due.id, isCompleted: true } });
  expect(await news()).toEqual([]);
  await assignee('POST /apps/todo/update-task', { task: { id: due.id, isCompleted: false } });
  expect([await times(), (await news()).length]).toEqual([1, 1]);
  // The day passed while no server ran.
  const yesterday = dayInBrasilia(new Date(Date.now() - 86_400_000));
  await server.database.write((db) => db.updateTable('tasks').set({ due_on: yesterday }).where('id', '=', due.id).execute());
  expect([await times(), await times()]).toEqual([1, 0]);
});

test('a deleted task is permanently deleted after thirty days unless restored', async () => {
  const [old, recent, there] = [await add({}), await add({}), await add({})];
  await maker('POST /api/tasks/delete', { taskIds: [old.id, recent.id], isDeleted: true });
  const long = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await server.database.write((db) => db.updateTable('tasks').set({ updated_at: long }).where('id', 'in', [old.id, there.id]).execute());
  const notified: unknown[] = [];
  const purgeStep = purgeDeleted({
    retractNotifications: async () => [],
    events: { publish: (to: unknown) => void notified.push(to) } as never,
  });
  const times = () => server.database.write((db) => purgeStep(db, 100));
  expect([await times(), await times()]).toEqual([1, 0]);
  expect(notified).toEqual([[old.owner.id]]);
  const statuses = await Promise.all([old, recent, there].map(async ({ id }) => (await maker(`GET /api/tasks/${id}`)).statusCode));
  expect(statuses).toEqual([404, 200, 200]);
});

test('an assignee is matched by a unique name; other names are stored as text', async () => {
  expect((await add({ assignee: { fullName: ' tiago nunes', avatar: 'x' } })).assignee).toMatchObject({ id: assigneeId });
  for (const username of ['gemeo.um', 'gemeo.dois']) await createAccount(server, { username, full_name: 'Alguém' });
  expect((await add({ assignee: { fullName: 'Alguém' } })).assignee).toEqual({ id: null, fullName: 'Alguém', avatar: '' });
  expect((await add({ assignee: { fullName: 'Nunes' } })).assignee).toMatchObject({ id: null });
});

test('users who cannot sign in are no assignees, and tasks of a removed user go to their assignees', async () => {
  const inactive = await createAccount(server, { status: 'inactive' });
  expect((await maker('POST /apps/todo/add-tasks', { task: { title: 'x', assigneeId: inactive.id } })).statusCode).toBe(400);
  const leaver = await createAccount(server, { full_name: '', username: 'quem.saiu' });
  const task = await add({ assigneeId: leaver.id, dueDate: dayInBrasilia(new Date()) });
  const theirs = await add({ title: 'De quem saiu', assigneeId }, await server.as(leaver));
  await maker(`DELETE /apps/users/delete?id=${leaver.id}`);
  expect((await maker(`GET /api/tasks/${task.id}`)).json().assignee).toBeNull();
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const { dates } = (await maker(`GET /api/calendar/dates?start=${task.created_at}&end=${week}`)).json();
  expect(dates.filter(({ key }: CalendarDate) => key.startsWith(`task:${task.id}:`))).toHaveLength(1);

  // Their assigned tasks go to the assignees.
  await server.database.write((db) =>
    db.updateTable('users').set({ removed_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', leaver.id).execute(),
  );
  const forget = () =>
    purge({ database: server.database, name: 'test', steps: purgeRemovedUsers(hasTasksToTransfer) }, new AbortController().signal);
  await forget();
  expect((await assignee(`GET /api/tasks/${theirs.id}`)).json()).toMatchObject({ owner: { id: leaver.id, fullName: 'quem.saiu' } });
  const given = async () =>
    (await assignee('GET /api/notifications'))
      .json()
      .notifications.filter(({ data }: { data: { task: number } }) => data.task === theirs.id);
  expect(await given()).toHaveLength(1);
  const notified: unknown[] = [];
  const step = transferTasks({ retractNotifications, events: { publish: (...news) => void notified.push(news) } });
  expect(await server.database.write((db) => step(db, 100))).toBe(1);
  expect([await given(), notified]).toEqual([[], ['tasks', 'notifications'].map((topic) => [[assigneeId], topic])]);
  await forget();
  expect((await assignee(`GET /api/tasks/${theirs.id}`)).json()).toMatchObject({ owner: { id: assigneeId } });
  expect((await assignee(`DELETE /apps/todo/delete-task?taskId=${theirs.id}`)).statusCode).toBe(200);
});
