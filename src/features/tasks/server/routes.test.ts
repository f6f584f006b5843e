import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Task } from '../entities.ts';

const { server, admin, client, ids } = testDemo();
beforeEach(() => server.database.write((db) => db.deleteFrom('tasks').execute()));

const add = async (task: object = {}, call = admin): Promise<Task> => {
  const answer = await call('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital', ...task } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().task;
};
const update = async (task: object, call = admin): Promise<Task> => {
  const answer = await call('POST /apps/todo/update-task', { task });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().task;
};
const list = async (query = '', call = admin): Promise<Task[]> => {
  const answer = await call(`GET /apps/todo/tasks${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const titles = async (query = '', call = admin) => (await list(query, call)).map(({ title }) => title);
const faultsOf = async (task: unknown, route = 'add-tasks') => {
  const answer = await admin(`POST /apps/todo/${route}`, { task });
  expect(answer.statusCode).toBe(400);
  return answer.json().faults.map(({ path }: { path: string }) => path);
};

describe('adding a task', () => {
  test('answers 201 with the task as the list has it', async () => {
    const sent = {
      title: ' Conferir  a planilha ',
      dueDate: '2026-05-28',
      description: '<p>Até o <b>meio-dia</b>.</p>',
      tags: ['update', 'high'],
    };
    const answer = await admin('POST /apps/todo/add-tasks', { task: { ...sent, isImportant: true, id: 999_999 } });
    expect(answer.statusCode).toBe(201);
    const { task } = answer.json();
    expect(task).toEqual({
      ...{ ...sent, id: expect.any(Number), title: 'Conferir a planilha', isImportant: true, isCompleted: false, isDeleted: false },
      ...{ assignee: null, thing: null, created_at: expect.any(String), completed_at: null },
      owner: { id: ids.admin, fullName: expect.any(String), avatar: expect.any(String) },
    });
    expect(task.id).not.toBe(999_999);
    expect(await list()).toEqual([task]);
    expect(await list('', client)).toEqual([]);
  });

  test('accepts the whole task of the specification’s client, with its extra fields', async () => {
    const assignee = { fullName: 'Jacinta Abreu', avatar: '/static/media/avatar-s-4.jpg' };
    const sent = {
      title: 'Ligar',
      dueDate: ['2026-05-28T15:00:00.000Z'],
      tags: [],
      description: null,
      isCompleted: false,
      isDeleted: false,
    };
    const task = await add({ ...sent, assignee, isImportant: false, selected: true, id: '' });
    expect(task).toMatchObject({ dueDate: '2026-05-28', description: '', assignee: { id: null, fullName: 'Jacinta Abreu', avatar: '' } });
  });

  test.each([
    ['a day', '2026-02-28', '2026-02-28'],
    ['a moment after midnight in UTC, which is the day before in Brasília', '2026-05-29T02:30:00.000Z', '2026-05-28'],
    ['midnight in Brasília', '2026-05-28T00:00:00-03:00', '2026-05-28'],
    ['midnight in UTC, as clients without a clock write days', '2026-05-28T00:00:00.000Z', '2026-05-28'],
    ['the same as others write it', '2026-05-28T00:00:00+00:00', '2026-05-28'],
    ['a clock without a zone', '2026-05-28T23:50', '2026-05-28'],
    ['nothing', '', ''],
  ])('reads %s', async (_, dueDate, expected) => {
    expect((await add({ dueDate })).dueDate).toBe(expected);
  });

  test('stores the text of the editor’s state, without any HTML', async () => {
    const blocks = [{ text: 'Pedir <b>três</b> cotações', type: 'unstyled' }, { text: 'Conferir o frete' }];
    const description = '<p>Pedir &lt;b&gt;três&lt;/b&gt; cotações</p><p>Conferir o frete</p>';
    expect((await add({ description: { blocks, entityMap: {} } })).description).toBe(description);
    expect((await add({ description: JSON.stringify({ blocks, entityMap: {} }) })).description).toBe(description);
    const own = { _immutable: { currentContent: { blockMap: { a: blocks[0], b: blocks[1] } } } };
    expect((await add({ description: own })).description).toBe(description);
  });

  test('removes everything active from a description', async () => {
    const description =
      '<p onclick="x()">Ver <a href="javascript:x()">aqui</a><script>x()</script><img src=x onerror="x()"></p><svg onload="x()">';
    const { id } = await add({ description });
    const stored = (await update({ id, description: `${description}<iframe srcdoc="<script>x()</script>"></iframe>` })).description;
    expect(stored).toContain('Ver');
    expect(stored).not.toMatch(/script|onclick|onerror|onload|iframe|svg/i);
    expect((await update({ id, description: 'Ver <img src="https://longe.example/x.png"> aqui' })).description).toBe('Ver  aqui');
    const [listed] = (await admin('GET /api/tasks')).json().tasks;
    expect([listed.hasDescription, listed.description]).toEqual([true, undefined]);
  });

  test('says what is wrong and where', async () => {
    expect(await faultsOf({})).toEqual(['body.task.title']);
    expect(await faultsOf({ title: ' \n ' })).toEqual(['body.task.title']);
    expect(await faultsOf('Ligar')).toEqual(['body.task']);
    const wrong = {
      title: 7,
      dueDate: '2026-02-31',
      description: 7,
      tags: ['team', 'none'],
      isImportant: 'yes',
      thing: 'licitacao:x',
      assigneeId: 'x',
    };
    expect((await faultsOf(wrong)).sort()).toEqual(
      ['assigneeId', 'description', 'dueDate', 'isImportant', 'tags.1', 'thing', 'title'].map((name) => `body.task.${name}`),
    );
    expect(await faultsOf({ title: 'x'.repeat(251) })).toEqual(['body.task.title']);
    expect(await faultsOf({ title: 'x', description: 'x'.repeat(100_001) })).toEqual(['body.task.description']);
    expect(await faultsOf({ title: 'x', description: '&'.repeat(30_000) })).toEqual(['body.task.description']);
    expect(await faultsOf({ title: 'x', description: '<'.repeat(90_000) })).toEqual(['body.task.description']);
    expect(await faultsOf({ title: 'x', dueDate: '1066-10-14' })).toEqual(['body.task.dueDate']);
    expect(await faultsOf({ title: 'x', thing: 'licitacao:999999999' })).toEqual(['body.task.thing']);
    expect(await faultsOf({ title: 'x', assigneeId: 999_999_999 })).toEqual(['body.task.assigneeId']);
    const deep = JSON.parse(`${'{"currentContent":'.repeat(25)}{}${'}'.repeat(25)}`);
    expect(await faultsOf({ title: 'x', description: deep })).toEqual(['body.task.description']);
  });

  test('links it to a notice or bill as long as that exists', async () => {
    const notice = (await admin('GET /api/licitacoes?perPage=1')).json().licitacoes[0];
    const bill = (await admin('GET /api/projetos-de-lei?perPage=1')).json().projetos[0];
    const task = await add({ thing: `licitacao:${notice.id}` });
    expect(task.thing).toEqual({
      kind: 'licitacao',
      id: notice.id,
      name: expect.stringContaining(notice.num_licitacao),
      text: notice.objeto,
    });
    expect((await update({ ...task, thing: `projeto:${bill.id}` })).thing).toMatchObject({ kind: 'projeto', id: bill.id });
    expect((await update({ id: task.id, thing: null })).thing).toBeNull();
    const other = await add({ thing: `licitacao:${notice.id}` });
    await add({ title: 'Feita', thing: `licitacao:${notice.id}`, isCompleted: true });
    const about = (await admin(`GET /api/tasks?filter=open&thing=licitacao:${notice.id}`)).json();
    expect(about).toMatchObject({ tasks: [{ id: other.id }], total: 1 });
    await admin(`DELETE /apps/invoice/delete?id=${notice.id}`);
    expect((await list()).find(({ id }) => id === other.id)).toMatchObject({ thing: null });
    await update({ ...other, thing: null, isImportant: true });
    await admin(`POST /api/licitacoes/${notice.id}/restore`);
    expect((await list()).find(({ id }) => id === other.id)).toMatchObject({ thing: { id: notice.id } });
  });
});

describe('changing a task', () => {
  test('keeps fields left out, and accepts the id as text', async () => {
    const task = await add({ dueDate: '2026-05-28', tags: ['team'], description: '<p>Ver</p>' });
    expect(await update({ id: String(task.id), title: 'Reler o edital' })).toEqual({ ...task, title: 'Reler o edital' });
    // A title stored under a higher limit is accepted with the whole task, but no other of that length.
    const title = 'Reler\u202E o edital';
    await server.database.write((db) => db.updateTable('tasks').set({ title }).where('id', '=', task.id).execute());
    expect(await update({ ...task, title, isImportant: true })).toMatchObject({ title, isImportant: true });
    const other = await admin('POST /apps/todo/update-task', { task: { id: task.id, title: `${title}\u202E` } });
    expect(other.json().faults.map(({ path }: { path: string }) => path)).toEqual(['body.task.title']);
    expect(await update({ ...task, dueDate: '', tags: null })).toEqual({ ...task, dueDate: '', tags: [] });
  });

  test('answers 404 for a missing task or one of another user, and 400 without an id', async () => {
    const { id } = await add({}, client);
    expect((await admin('POST /apps/todo/update-task', { task: { id, title: 'x' } })).statusCode).toBe(404);
    expect((await admin('POST /apps/todo/update-task', { task: { id: 999_999 } })).statusCode).toBe(404);
    expect((await admin(`DELETE /apps/todo/delete-task?taskId=${id}`)).statusCode).toBe(404);
    expect((await admin(`GET /api/tasks/${id}`)).statusCode).toBe(404);
    expect(await faultsOf({ title: 'x' }, 'update-task')).toEqual(['body.task.id']);
    expect(await titles('', client)).toEqual(['Ler o edital']);
  });

  test('completes it with a time, marks it as important, and reverts both', async () => {
    const { id } = await add();
    const completed = await update({ id, isCompleted: true, isImportant: true });
    expect(completed).toMatchObject({ isCompleted: true, isImportant: true, completed_at: expect.any(String) });
    expect(await update({ id, isCompleted: false, isImportant: false })).toMatchObject({ isCompleted: false, completed_at: null });
  });

  test('deletes it, returns nothing, and restores it', async () => {
    const { id } = await add();
    const answer = await admin(`DELETE /apps/todo/delete-task?taskId=${id}`);
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(await list()).toEqual([]);
    expect(await list('?filter=deleted')).toMatchObject([{ id, isDeleted: true }]);
    expect(await update({ id, isDeleted: false })).toMatchObject({ isDeleted: false });
    expect(await titles('?filter=deleted')).toEqual([]);
  });
});

describe('the list', () => {
  test('is filtered by filter, tag and title', async () => {
    const [a, b, c] = [
      await add({ title: 'Água' }),
      await add({ title: 'Balança', tags: ['low', 'team'] }),
      await add({ title: 'Café', tags: ['team'] }),
    ];
    await update({ id: a.id, isImportant: true, isCompleted: true });
    await update({ id: b.id, isImportant: true });
    await update({ id: c.id, isDeleted: true, isImportant: true, isCompleted: true });
    expect(await titles('?q=&filter=&tag=&sortBy=')).toEqual(['Balança', 'Água']);
    expect(await titles('?filter=important')).toEqual(['Balança', 'Água']);
    expect(await titles('?filter=completed')).toEqual(['Água']);
    expect(await titles('?filter=deleted')).toEqual(['Café']);
    expect(await titles('?tag=team')).toEqual(['Balança']);
    expect(await titles('?tag=team&filter=deleted')).toEqual(['Café']);
    expect(await titles('?q=AGUA')).toEqual(['Água']);
    expect(await titles('?q=%25')).toEqual([]);
    for (const query of ['filter=done', 'tag=urgent', 'sortBy=id'])
      expect((await admin(`GET /apps/todo/tasks?${query}`)).statusCode).toBe(400);
  });

  test('is sorted in every order', async () => {
    await add({ title: 'Zebra', dueDate: '2026-06-02', assignee: { fullName: 'Érica Dias' } });
    await add({ title: 'água', dueDate: '2026-06-01' });
    await add({ title: 'Azeite', assignee: { fullName: 'Fábio Reis' } });
    await add({ title: 'Óculos', dueDate: '2026-05-01', assignee: { fullName: 'ana Paz' } });
    expect(await titles('?sortBy=latest')).toEqual(['Óculos', 'Azeite', 'água', 'Zebra']);
    expect(await titles('?sortBy=title-asc')).toEqual(['água', 'Azeite', 'Óculos', 'Zebra']);
    expect(await titles('?sortBy=title-desc')).toEqual(['Zebra', 'Óculos', 'Azeite', 'água']);
    expect(await titles('?sortBy=assignee')).toEqual(['Óculos', 'Zebra', 'Azeite', 'água']);
    expect(await titles('?sortBy=due-date')).toEqual(['Óculos', 'água', 'Zebra', 'Azeite']);
  });

  test('is paginated, and counted by filter and tag', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (let number = 1; number <= 5; number++)
      await add({ title: `Lote ${number}`, tags: number < 3 ? ['high', 'team'] : [], dueDate: day(number - 3) });
    const [first] = await list();
    await update({ id: first?.id, isCompleted: true, isImportant: true });
    await update({ id: (first?.id as number) - 1, isDeleted: true });
    const page = (await admin('GET /api/tasks?perPage=3&page=2')).json();
    expect([page.total, page.tasks.map(({ title }: Task) => title)]).toEqual([4, ['Lote 1']]);
    expect((await admin('GET /api/tasks/counts')).json()).toEqual({
      ...{ all: 4, open: 3, important: 1, completed: 1, deleted: 1, overdue: 2 },
      tags: [
        { tag: 'team', all: 2, open: 2 },
        { tag: 'low', all: 0, open: 0 },
        { tag: 'medium', all: 0, open: 0 },
        { tag: 'high', all: 2, open: 2 },
        { tag: 'update', all: 0, open: 0 },
      ],
    });
    const overdue = (await admin('GET /api/tasks?overdue=true')).json();
    expect([overdue.total, overdue.tasks.map(({ title }: Task) => title)]).toEqual([2, ['Lote 2', 'Lote 1']]);
    const [done] = await list('?tag=high');
    await update({ id: done?.id, isCompleted: true });
    const counts = (await admin('GET /api/tasks/counts')).json();
    const totals = async (query: string) => (await admin(`GET /api/tasks?${query}`)).json().total;
    expect([counts.all, counts.tags[3]]).toEqual([await totals(''), { tag: 'high', all: await totals('tag=high'), open: 1 }]);
  });
});

describe('the user’s own order', () => {
  const order = async (call = admin, query = '') =>
    (await call(`GET /api/tasks?perPage=100${query}`)).json().tasks.map(({ title }: Task) => title);
  const put = async (id: number, after: number | null, call = admin) => (await call(`PUT /api/tasks/${id}/place`, { after })).statusCode;

  test('has new tasks on top, and moves one behind another', async () => {
    const [a, b, c] = [await add({ title: 'A' }), await add({ title: 'B', isImportant: true }), await add({ title: 'C' })];
    expect(await order()).toEqual(['C', 'B', 'A']);
    expect(await put(c.id, b.id)).toBe(200);
    expect(await order()).toEqual(['B', 'C', 'A']);
    await put(a.id, null);
    expect(await order()).toEqual(['A', 'B', 'C']);
    await put(a.id, c.id);
    await put(a.id, a.id);
    expect(await order()).toEqual(['B', 'C', 'A']);
    expect(await order(admin, '&filter=important')).toEqual(['B']);
    expect(await put(a.id, 999_999)).toBe(404);
    expect(await put((await add({}, client)).id, a.id)).toBe(404);
  });

  test('is preserved when places run out, and deleted tasks return to their place', async () => {
    const [a, b, c] = [await add({ title: 'A' }), await add({ title: 'B' }), await add({ title: 'C' })];
    for (let times = 0; times < 40; times++) {
      await put(b.id, c.id);
      await put(a.id, c.id);
    }
    expect(await order()).toEqual(['C', 'A', 'B']);
    await update({ id: a.id, isDeleted: true });
    await put(b.id, c.id);
    await update({ id: a.id, isDeleted: false });
    expect(await order()).toEqual(['C', 'B', 'A']);
  });
});

describe('suggestions', () => {
  type Found = { kind: string; id: number; name: string; text: string };
  const find = async (q: string): Promise<Found[]> => (await admin(`GET /api/tasks/things?q=${encodeURIComponent(q)}`)).json().things;

  test('are notices and bills by number or words, followed ones first', async () => {
    const { licitacoes } = (await admin('GET /api/licitacoes?q=aquisicao&sort=abertura&perPage=100')).json();
    const [notice] = licitacoes;
    // The list also finds other names of a purchase.
    const followed = licitacoes.findLast(({ objeto }: { objeto: string }) => /aquisi/i.test(objeto));
    await server.database.write((db) => db.deleteFrom('follows').execute());
    await admin(`PUT /api/follows/licitacao/${followed.id}`, {});
    const name = expect.stringContaining(notice.num_licitacao);
    expect(await find(notice.num_licitacao)).toContainEqual({ kind: 'licitacao', id: notice.id, name, text: notice.objeto });
    const found = await find('aquisição');
    expect([found[0]?.id, found.length]).toEqual([followed.id, new Set(found.map(({ kind, id }) => `${kind} ${id}`)).size]);
    expect(found.length).toBeGreaterThan(5);
    const bill = (await admin('GET /api/projetos-de-lei?perPage=1')).json().projetos[0];
    expect(await find(`${bill.tipo} ${bill.numero}/${bill.ano}`)).toContainEqual(
      expect.objectContaining({ kind: 'projeto', id: bill.id, text: bill.ementa }),
    );
    expect(await find(`projeto:${bill.id}`)).toMatchObject([{ kind: 'projeto', id: bill.id }]);
    expect(await find('licitacao:999999999')).toEqual([]);
    for (const q of ['-', '-aquisição', '"', '* OR ('])
      expect((await admin(`GET /api/tasks/things?q=${encodeURIComponent(q)}`)).statusCode).toBe(200);
  });

  test('are people by name, the user first', async () => {
    const people = (await admin('GET /api/tasks/assignees?q=')).json().assignees as { id: number; fullName: string }[];
    expect(people[0]).toMatchObject({ id: ids.admin });
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    expect((await admin('GET /api/tasks/assignees?q=tiago')).json().assignees).toMatchObject([{ id: ids.client, fullName: 'Tiago Nunes' }]);
  });
});
