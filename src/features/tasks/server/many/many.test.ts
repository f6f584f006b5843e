import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Task } from '../../entities.ts';

const { server, admin, client, ids } = testDemo();
let notices: { id: number; day: string }[];
let over: number;

beforeAll(async () => {
  const { read } = server.database;
  const coming = read
    .selectFrom('licitacoes')
    .select(['id', 'prazo'])
    .where('prazo', '>', new Date(Date.now() + 86_400_000).toISOString());
  const rows = await coming.where('prazo', '<', '9000-01-01T00:00:00.000Z').orderBy('prazo').limit(3).execute();
  notices = rows.map(({ id, prazo }) => ({ id, day: dayInBrasilia(prazo ?? '') }));
  const past = read
    .selectFrom('licitacoes')
    .select('id')
    .where('prazo', '<', new Date(Date.now() - 86_400_000).toISOString());
  over = (await past.executeTakeFirstOrThrow()).id;
});
beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('tasks').execute();
    await db.deleteFrom('notifications').execute();
  }),
);

const at = (place: number) => notices[place] as { id: number; day: string };
const many = (body: object, call = admin) => call('POST /api/tasks/many', { title: 'Ler o edital', ...body });
const list = async (call = admin, query = ''): Promise<Task[]> => (await call(`GET /api/tasks${query}`)).json().tasks;
const bell = async (call = client) => (await call('GET /api/notifications')).json().notifications as { kind: string; data: object }[];
const undo = (taskIds: number[], call = admin) => call('POST /api/tasks/many/undo', { taskIds });

test('creates a task for each notice, due on the day of its session, and tells the assignee once', async () => {
  const licitacoes = [at(0).id, at(1).id, over, 9_999_999];
  const answer = await many({ licitacoes, assigneeId: ids.client, isImportant: true });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ undated: 1, skipped: [{ licitacao: 9_999_999, why: 'missing' }] });
  const task = { title: 'Ler o edital', assignee: { id: ids.client }, isImportant: true };
  const made = [
    { ...task, dueDate: at(0).day, thing: { kind: 'licitacao', id: at(0).id } },
    { ...task, dueDate: at(1).day, thing: { id: at(1).id } },
    { ...task, dueDate: '', thing: { id: over } },
  ];
  expect(await list()).toMatchObject(made);
  expect(await list(client)).toMatchObject(made);
  expect(await bell()).toMatchObject([{ kind: 'tasks.givenMany', data: { count: 3, title: 'Ler o edital' } }]);
  expect((await admin('GET /api/tasks/counts')).json()).toMatchObject({ open: 3, important: 3 });
});

test('creates one task about all, due on the day of the nearest session and found on the page of each', async () => {
  await many({ licitacoes: [at(2).id, at(1).id], each: false, assigneeId: ids.client });
  const [task, ...others] = await list();
  expect(others).toEqual([]);
  expect(task).toMatchObject({ dueDate: at(1).day, thing: null });
  for (const { id } of [at(1), at(2)]) expect(await list(client, `?thing=licitacao:${id}`)).toMatchObject([{ id: task?.id }]);
  expect(await list(admin, `?thing=licitacao:${at(0).id}`)).toEqual([]);
  const { description } = (await admin(`GET /api/tasks/${task?.id}`)).json() as Task;
  expect(description).toMatch(new RegExp(`^<ul><li><a href="http[^"]+/apps/invoice/preview/${at(2).id}"`));
  // The description stays as it is when the task is saved with it.
  const { task: saved } = (await admin('POST /apps/todo/update-task', { task: { id: task?.id, description } })).json();
  expect(saved.description).toBe(description);
  expect(await bell()).toMatchObject([{ kind: 'tasks.given' }]);
});

test('takes a day that is chosen, or none', async () => {
  await many({ licitacoes: [at(0).id], due: 'day', day: '2027-03-01' });
  await many({ licitacoes: [at(1).id], due: 'none' });
  expect((await list()).map(({ dueDate }) => dueDate)).toEqual(['', '2027-03-01']);
  expect((await many({ licitacoes: [at(0).id], due: 'day' })).json().faults).toEqual([
    { path: 'body.day', message: 'escolha o dia do prazo' },
  ]);
});

test('undoing erases them and withdraws the notification; what was changed since goes to the deleted ones', async () => {
  const { taskIds } = (await many({ licitacoes: [at(0).id, at(1).id], assigneeId: ids.client })).json() as { taskIds: number[] };
  expect((await undo(taskIds, client)).statusCode).toBe(403);
  await client('POST /api/tasks/complete', { taskIds: taskIds.slice(0, 1), isCompleted: true });
  expect((await undo(taskIds)).json()).toEqual({ erased: 1, deleted: 1 });
  expect([await list(), await list(client)]).toEqual([[], []]);
  expect(await list(admin, '?filter=deleted')).toMatchObject([{ id: taskIds[0] }]);
  expect(await bell()).toEqual([]);
  expect((await undo(taskIds)).statusCode).toBe(404);
});

test('the notification of many is withdrawn once none of them is the assignee’s', async () => {
  const make = async () =>
    ((await many({ licitacoes: [at(0).id, at(1).id], assigneeId: ids.client })).json() as { taskIds: number[] }).taskIds;
  const [first, second] = await make();
  await admin('POST /apps/todo/update-task', { task: { id: first, assigneeId: null } });
  expect(await bell()).toMatchObject([{ kind: 'tasks.givenMany' }]);
  await admin('POST /api/tasks/delete', { taskIds: [second], isDeleted: true });
  expect(await bell()).toEqual([]);
  const again = await make();
  await undo(again.slice(1));
  expect(await bell()).toMatchObject([{ kind: 'tasks.givenMany' }]);
  await undo(again.slice(0, 1));
  expect(await bell()).toEqual([]);
});

test('nothing is created for a person without an active account, nor for too many notices', async () => {
  const refused = await many({ licitacoes: [at(0).id], assigneeId: 999_999 });
  expect(refused.json().faults).toEqual([{ path: 'body.assigneeId', message: 'deve ser uma pessoa com conta ativa' }]);
  expect((await many({ licitacoes: [at(0).id], title: ' ' })).json().faults).toMatchObject([{ path: 'body.title' }]);
  const tooMany = await many({ licitacoes: Array.from({ length: 1001 }, (_, n) => n + 1) });
  expect(tooMany.json().faults).toMatchObject([{ path: 'body.licitacoes' }]);
  expect(await list()).toEqual([]);
});

test('a thousand are created and erased at once, on top of the order', async () => {
  const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('id').limit(1000).execute();
  await admin('POST /apps/todo/add-tasks', { task: { title: 'Antes' } });
  const licitacoes = rows.map(({ id }) => id);
  const { taskIds } = (await many({ licitacoes, assigneeId: ids.client })).json() as { taskIds: number[] };
  expect(taskIds).toHaveLength(rows.length);
  expect((await list(admin, '?perPage=2')).map(({ thing }) => thing?.id)).toEqual(licitacoes.slice(0, 2));
  expect((await undo(taskIds)).json()).toEqual({ erased: rows.length, deleted: 0 });
  expect((await list()).map(({ title }) => title)).toEqual(['Antes']);
});
