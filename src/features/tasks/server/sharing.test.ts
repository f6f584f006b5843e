// Assigned tasks: who sees them, who may change what, who is notified, in whose calendar they are.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Task } from '../entities.ts';

const { server, admin: maker, client: assignee, ids } = testDemo();
beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('follows').execute());
  await server.database.write((db) => db.deleteFrom('dns_entries').execute());
});
beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('tasks').execute();
    await db.deleteFrom('calendar_events').execute();
    await db.deleteFrom('notifications').execute();
  }),
);

const add = async (task: object = {}, call = maker): Promise<Task> => {
  const answer = await call('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital', ...task } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().task;
};
const give = (task: object = {}) => add({ assigneeId: ids.client, ...task });
const update = (task: object, call = maker) => call('POST /apps/todo/update-task', { task });
const titles = async (call: Call, query = '') => (await call(`GET /apps/todo/tasks${query}`)).json().map(({ title }: Task) => title);
const open = async (call: Call) => (await call('GET /api/tasks/counts')).json().open;
const news = async (userId: number) =>
  (
    await server.database.read.selectFrom('notifications').select(['kind', 'data']).where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ kind, data }) => ({ kind, ...(data as { title: string; by: string; due: string | null }) }));

describe('an assigned task', () => {
  test('is seen by both, each in their own order', async () => {
    const mine = await add({ title: 'Dela' }, assignee);
    const task = await give();
    expect(task.assignee).toMatchObject({ id: ids.client, fullName: 'Tiago Nunes' });
    expect([await titles(maker), await titles(assignee)]).toEqual([['Ler o edital'], ['Ler o edital', 'Dela']]);
    expect([await open(maker), await open(assignee)]).toEqual([1, 2]);
    expect((await assignee(`PUT /api/tasks/${task.id}/place`, { after: mine.id })).statusCode).toBe(200);
    expect((await assignee('GET /api/tasks')).json().tasks.map(({ title }: Task) => title)).toEqual(['Dela', 'Ler o edital']);
    expect((await assignee(`GET /api/tasks/${task.id}`)).json()).toMatchObject({ id: task.id, owner: { id: ids.admin } });
  });

  test('is changed by both, but deleted, restored and reassigned by its owner only', async () => {
    const task = await give({ dueDate: '2026-05-28' });
    const whole = { ...task, title: 'Ler e resumir o edital', isImportant: true, tags: ['high'], dueDate: '2026-05-29' };
    expect((await update(whole, assignee)).json().task).toMatchObject({
      title: 'Ler e resumir o edital',
      tags: ['high'],
      dueDate: '2026-05-29',
    });
    for (const denied of [{ isDeleted: true }, { assigneeId: ids.admin }, { assignee: { fullName: 'Outra Pessoa' } }])
      expect((await update({ id: task.id, title: 'x', ...denied }, assignee)).statusCode).toBe(403);
    expect((await assignee(`DELETE /apps/todo/delete-task?taskId=${task.id}`)).statusCode).toBe(403);
    expect(await titles(maker)).toEqual(['Ler e resumir o edital']);

    await maker(`DELETE /apps/todo/delete-task?taskId=${task.id}`);
    expect([await titles(maker, '?filter=deleted'), await titles(assignee), await titles(assignee, '?filter=deleted')]).toEqual([
      ['Ler e resumir o edital'],
      [],
      [],
    ]);
    expect((await update({ id: task.id, isDeleted: false }, assignee)).statusCode).toBe(404);
    expect((await assignee('GET /api/tasks/counts')).json()).toMatchObject({ open: 0, deleted: 0 });
    await add({ title: 'Dela' }, assignee);
    await update({ id: task.id, isDeleted: false });
    // At its earlier place, not at the top.
    expect((await assignee('GET /api/tasks')).json().tasks.map(({ title }: Task) => title)).toEqual(['Dela', 'Ler e resumir o edital']);
  });

  test('can be handed back, which notifies its owner', async () => {
    const task = await give();
    expect((await update({ id: task.id, assignee: null }, assignee)).json().task.assignee).toBeNull();
    expect(await titles(assignee)).toEqual([]);
    expect(await news(ids.client)).toEqual([]);
    expect(await news(ids.admin)).toMatchObject([{ kind: 'tasks.returned', by: 'Tiago Nunes' }]);
    await update({ id: task.id, title: 'Reler o edital' });
    expect(await news(ids.admin)).toMatchObject([{ kind: 'tasks.returned', title: 'Reler o edital', by: 'Tiago Nunes' }]);
    await update({ id: task.id, assigneeId: ids.client });
    expect([await news(ids.admin), (await news(ids.client)).length]).toEqual([[], 1]);
  });

  test('notifies the assignee with its current title, until it is reassigned', async () => {
    const { id } = await give({ dueDate: '2026-05-28' });
    expect(await news(ids.client)).toMatchObject([
      { kind: 'tasks.given', title: 'Ler o edital', by: 'Helena Prado', due: '2026-05-28T03:00:00.000Z' },
    ]);
    await update({ id, title: 'Reler o edital' }, assignee);
    expect(await news(ids.client)).toMatchObject([{ title: 'Reler o edital', by: 'Helena Prado' }]);
    await update({ id, assigneeId: null });
    expect(await news(ids.client)).toEqual([]);
    await add({ assigneeId: ids.admin });
    expect(await news(ids.admin)).toEqual([]);
  });

  test('notifies its owner when completed, and as long as it is', async () => {
    const { id } = await give();
    await update({ id, isCompleted: true }, assignee);
    expect(await news(ids.admin)).toMatchObject([{ kind: 'tasks.completed', title: 'Ler o edital', by: 'Tiago Nunes' }]);
    await update({ id, isCompleted: false }, assignee);
    expect(await news(ids.admin)).toEqual([]);
    await update({ id, isCompleted: true });
    expect(await news(ids.admin)).toEqual([]);
  });
});

describe('completing several tasks', () => {
  const complete = (taskIds: number[], call: Call, isCompleted = true) => call('POST /api/tasks/complete', { taskIds, isCompleted });

  test('completes and reopens own and assigned ones', async () => {
    const [given, own] = [await give(), await add({ title: 'Dela' }, assignee)];
    expect((await complete([given.id, own.id, own.id], assignee)).statusCode).toBe(200);
    expect(await titles(assignee, '?filter=completed')).toEqual(['Dela', 'Ler o edital']);
    expect((await maker(`GET /api/tasks/${given.id}`)).json()).toMatchObject({ isCompleted: true, completed_at: expect.any(String) });
    expect(await news(ids.admin)).toMatchObject([{ kind: 'tasks.completed' }]);
    await complete([given.id, own.id], assignee, false);
    expect([await titles(maker, '?filter=completed'), await titles(assignee, '?filter=completed')]).toEqual([[], []]);
  });

  test('changes nothing if the caller does not see one of them', async () => {
    const [foreign, own] = [await add(), await add({}, assignee)];
    expect((await complete([own.id, foreign.id], assignee)).statusCode).toBe(404);
    expect(await titles(assignee, '?filter=completed')).toEqual([]);
    expect((await complete([], assignee)).statusCode).toBe(400);
  });
});

test('several tasks are deleted and restored together, or none if the caller does not own one', async () => {
  const [given, own, other] = [await give(), await add({ title: 'Dela' }, assignee), await add({ title: 'Outra' }, assignee)];
  const remove = (taskIds: number[], isDeleted = true) => assignee('POST /api/tasks/delete', { taskIds, isDeleted });
  expect((await remove([own.id, given.id])).statusCode).toBe(403);
  expect(await titles(assignee, '?filter=deleted')).toEqual([]);
  expect((await remove([own.id, other.id])).statusCode).toBe(200);
  expect([await titles(assignee), await titles(assignee, '?filter=deleted')]).toEqual([['Ler o edital'], ['Outra', 'Dela']]);
  await remove([own.id, other.id], false);
  expect(await titles(assignee)).toEqual(['Outra', 'Dela', 'Ler o edital']);
});

const inDays = (days: number) => startOfDayInBrasilia(dayInBrasilia(new Date()), days);
const dates = async (call: Call, query = '') => {
  const answer = await call(`GET /api/calendar/dates?start=${inDays(-10)}&end=${inDays(30)}${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  // The office's documents have dates too.
  return answer.json().dates.filter(({ thing }: { thing: string }) => thing === 'task');
};

describe('the calendar', () => {
  test('has the due days of the user’s tasks', async () => {
    const dueDate = dayInBrasilia(new Date(inDays(3)));
    const given = await give({ dueDate, description: '<p>Ver o <b>anexo</b> 2.</p>' });
    const date = { key: `task:${given.id}:taskDue`, kind: 'taskDue', calendar: 'Licitações em Andamento', title: 'Ler o edital' };
    const whole = { ...date, text: 'Ver o anexo 2.', start: inDays(3), allDay: true, thing: 'task', thingId: given.id };
    expect(await dates(assignee)).toEqual([whole]);
    expect(await dates(maker)).toEqual([]);
    await update({ id: given.id, assigneeId: null });
    expect([await dates(maker), await dates(assignee)]).toEqual([[whole], []]);
    for (const change of [{ isCompleted: true }, { isCompleted: false, isDeleted: true }, { isDeleted: false, dueDate: null }]) {
      await update({ id: given.id, ...change });
      expect(await dates(maker)).toEqual([]);
    }
  });

  test('shows them in the category of the linked thing', async () => {
    const notice = (await maker('GET /api/licitacoes/open?perPage=1')).json().licitacoes[0];
    const closed = (await maker('GET /api/licitacoes?status=fechada&perPage=1')).json().licitacoes[0];
    const bill = (await maker('GET /api/projetos-de-lei?perPage=1')).json().projetos[0];
    const dueDate = dayInBrasilia(new Date());
    for (const thing of [`licitacao:${notice.id}`, `licitacao:${closed.id}`, `projeto:${bill.id}`, null])
      await add({ thing, dueDate, title: String(thing) });
    const under = async (query = '') => (await dates(maker, query)).map(({ calendar }: { calendar: string }) => calendar);
    expect(await under()).toEqual(['Licitações Abertas', 'Licitações Fechadas', 'Projeto de lei', 'Licitações em Andamento']);
    expect(await under('&calendars=Projeto+de+lei&calendars=DNS')).toEqual(['Projeto de lei']);
    expect((await dates(maker))[0].text).toContain(notice.num_licitacao);
  });

  test('has them in the feed and as a file, with a link to the task', async () => {
    const { id } = await give({ dueDate: dayInBrasilia(new Date(inDays(2))) });
    const file = await assignee(`GET /api/calendar/dates/task:${id}:taskDue/ics`);
    expect(file.body).toContain('SUMMARY:Prazo da tarefa · Ler o edital');
    expect((await maker(`GET /api/calendar/dates/task:${id}:taskDue/ics`)).statusCode).toBe(404);
    const { url } = (await assignee('POST /api/calendar/feed')).json();
    const feed = (await server.call(`GET ${new URL(url).pathname}`)).body.replaceAll('\r\n ', '');
    expect(feed).toContain(`/apps/todo?task=${id}`);
  });
});
