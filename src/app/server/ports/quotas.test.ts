import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

const quotas = {
  tasks: { items: 4, bytes: 5000 },
  mail: { items: 6, bytes: 1_000_000 },
  chat: { items: 1, bytes: 1000 },
  events: { items: 4, bytes: 100_000 },
  comments: { items: 1, bytes: 1000 },
  licitacoes: { items: 2, bytes: 3000 },
};

const server = serverForFile({ demo: true, limits: { quotas } });

const newAccount = async () => {
  const account = await createAccount(server);
  return { ...account, call: await server.as({ email: account.email, password }) };
};
const task = (title: string, description = '') => ({ task: { title, description } });
const usageOf = async (id: number, kind: string) =>
  server.database.read
    .selectFrom('account_usage')
    .select(['items', 'bytes'])
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();

describe('a quota', () => {
  test('refuses writes that exceed it, with its name, usage and a hint, and stores nothing of them', async () => {
    const { id, call } = await newAccount();
    for (const title of ['a', 'b', 'c', 'd']) expect((await call('POST /apps/todo/add-tasks', task(title))).statusCode).toBe(201);
    const refused = await call('POST /apps/todo/add-tasks', task('e'), { 'accept-language': 'en' });
    expect(refused.json()).toMatchObject({
      ...{ status: 413, type: 'quota-exceeded', title: 'The account has reached its storage limit.' },
      detail: expect.stringMatching(
        /^Tasks: 4 of 4 records and 4 bytes of 5 kB are in use; .+ Deleted ones count too.+ server administrator .+QUOTA_PERCENT/,
      ),
    });
    expect((await call('GET /apps/todo/tasks')).json()).toHaveLength(4);
    expect(await usageOf(id, 'tasks')).toEqual({ items: 4, bytes: 4 });
  });

  test('counts the notices of a task about several, until it is gone for good', async () => {
    const { id, call } = await newAccount();
    const notices = (await call('GET /api/licitacoes/open?perPage=4')).json().licitacoes as { id: number }[];
    const about = (count: number) =>
      call('POST /api/tasks/many', {
        title: 'Ler',
        licitacoes: notices.slice(0, count).map((notice) => notice.id),
        each: false,
        due: 'none',
      });
    expect((await about(4)).json()).toMatchObject({ type: 'quota-exceeded' });
    expect(await usageOf(id, 'tasks')).toBeUndefined();
    expect((await about(3)).statusCode).toBe(201);
    expect(await usageOf(id, 'tasks')).toMatchObject({ items: 4 });
    expect((await call('POST /apps/todo/add-tasks', task('b'))).json()).toMatchObject({ type: 'quota-exceeded' });
    await server.database.write((db) => db.deleteFrom('tasks').where('user_id', '=', id).execute());
    expect(await usageOf(id, 'tasks')).toEqual({ items: 0, bytes: 0 });
    expect((await about(3)).statusCode).toBe(201);
  });

  test('allows changes and removals when full, but no growth', async () => {
    const { id, call } = await newAccount();
    const [first] = await Promise.all(
      [1, 2, 3, 4].map((title) => call('POST /apps/todo/add-tasks', task(String(title), 'x'.repeat(1000)))),
    );
    const change = (fields: object) => call('POST /apps/todo/update-task', { task: { id: first?.json().task.id, ...fields } });
    expect((await change({ isCompleted: true })).statusCode).toBe(200);
    expect((await change({ description: 'y'.repeat(3000) })).json()).toMatchObject({ type: 'quota-exceeded' });
    expect((await change({ description: '' })).statusCode).toBe(200);
    expect((await change({ description: 'y'.repeat(1500) })).statusCode).toBe(200);
    expect((await usageOf(id, 'tasks'))?.items).toBe(4);
  });

  test('cannot be exceeded by simultaneous requests', async () => {
    const { id, call } = await newAccount();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => call('POST /apps/todo/add-tasks', task(`t${place}`))));
    const kept = answers.filter(({ statusCode }) => statusCode === 201);
    expect(kept).toHaveLength(4);
    expect(new Set(answers.filter((answer) => !kept.includes(answer)).map((answer) => answer.json().type))).toEqual(
      new Set(['quota-exceeded']),
    );
    expect((await usageOf(id, 'tasks'))?.items).toBe(4);
  });

  test('of a task’s creator also applies to writes of its assignee', async () => {
    const [maker, assignee] = [await newAccount(), await newAccount()];
    const given = { ...task('a', 'x'.repeat(1000)).task, assignee: { id: assignee.id } };
    const made = await maker.call('POST /apps/todo/add-tasks', { task: given });
    const { id } = made.json().task;
    const write = (call: typeof maker.call, length: number) =>
      call('POST /apps/todo/update-task', { task: { id, description: 'y'.repeat(length) } }, { 'accept-language': 'en' });
    expect((await write(assignee.call, 4000)).statusCode).toBe(200);
    const refused = await write(assignee.call, 6000);
    expect(refused.json()).toMatchObject({
      status: 413,
      type: 'quota-exceeded',
      detail: expect.stringMatching(/^Tasks: .+ the account that owns what you are changing\.$/),
    });
    // Nor together: each of these fits alone.
    await write(maker.call, 10);
    const second = (await maker.call('POST /apps/todo/add-tasks', task('b', 'z'))).json().task;
    const answers = await Promise.all([
      write(assignee.call, 3000),
      maker.call('POST /apps/todo/update-task', { task: { id: second.id, description: 'z'.repeat(3000) } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413]);
    expect((await usageOf(maker.id, 'tasks'))?.bytes).toBeLessThan(5000);
  });

  test('counts a mail for its sender, once plus once per recipient, and not for recipients', async () => {
    const [sender, receiver] = [await newAccount(), await newAccount()];
    const draft = (to: string[]) =>
      sender.call('POST /api/email/drafts', {
        to: to.map((email) => ({ name: '', email })),
        cc: [],
        bcc: [],
        subject: 's',
        message: '<p>m</p>',
      });
    const to = ['a@x.example', 'b@x.example', 'c@x.example'];
    const kept = await draft([...to, receiver.email]);
    expect(kept.statusCode).toBe(201);
    expect(await usageOf(sender.id, 'mail')).toMatchObject({ items: 5 });
    expect((await draft([receiver.email])).json()).toMatchObject({ type: 'quota-exceeded' });
    expect(await usageOf(receiver.id, 'mail')).toBeUndefined();
    // Permanent deletion frees space.
    const { id } = kept.json();
    await sender.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    await sender.call('DELETE /api/email/trash');
    expect((await usageOf(sender.id, 'mail'))?.items).toBe(0);
  });

  test('counts notices entered by hand with their items, also when an admin changes them, until they are deleted', async () => {
    const [maker, anAdmin] = [await newAccount(), await server.as(demoAdmin)];
    const fields = {
      ...{ objeto: 'Pneus', orgao: 'Município de Vila Alegre', orgao_cnpj: '99.123.456/0001-06', municipio: '', uf: '', modalidade: 6 },
      ...{ processo: '', valor_estimado: null, publicacao: '2026-05-14T12:00:00.000Z', abertura: null, encerramento: null },
      ...{ portal: 'Cota', link: '', observacao: '', itens: [] },
    };
    const enter = (numero: string) => maker.call('POST /api/licitacoes/manual', { ...fields, numero }, { 'accept-language': 'en' });
    const { id } = (await enter('1/2026')).json();
    const second = await enter('2/2026');
    expect(second.statusCode, second.body).toBe(201);
    expect((await enter('3/2026')).json()).toMatchObject({
      ...{ status: 413, type: 'quota-exceeded' },
      detail: expect.stringMatching(/^Notices entered by hand: 2 of 2 records .+ join them to the published ones/),
    });
    const item = { numero: 1, descricao: 'x'.repeat(3000), quantidade: null, unidade: '', valor_unitario: null };
    const change = (call: typeof maker.call, said: object) =>
      call(`PUT /api/licitacoes/manual/${id}`, { ...fields, numero: '1/2026', version: 0, ...said });
    for (const call of [maker.call, anAdmin])
      expect((await change(call, { itens: [item] })).json()).toMatchObject({ type: 'quota-exceeded' });
    const before = await usageOf(maker.id, 'licitacoes');
    expect((await change(maker.call, { observacao: 'y'.repeat(100) })).statusCode).toBe(200);
    expect(await usageOf(maker.id, 'licitacoes')).toEqual({ items: 2, bytes: Number(before?.bytes) + 100 });
    await maker.call(`DELETE /api/licitacoes/manual/${id}`);
    expect((await usageOf(maker.id, 'licitacoes'))?.items).toBe(1);
    expect((await maker.call(`POST /api/licitacoes/manual/${id}/restore`)).statusCode).toBe(200);
    expect((await usageOf(maker.id, 'licitacoes'))?.items).toBe(2);
  });

  test('leaves nothing half-written after a refusal', async () => {
    const [writer, first, second] = [await newAccount(), await newAccount(), await newAccount()];
    const write = (contact: number) =>
      writer.call(`POST /api/chat/contacts/${contact}/messages`, { message: 'olá', key: `key-${contact}-000` });
    expect((await write(first.id)).statusCode).toBeLessThan(300);
    expect((await write(second.id)).json()).toMatchObject({ type: 'quota-exceeded' });
    const members = server.database.read.selectFrom('chat_members').select('user_id').where('user_id', '=', second.id);
    expect(await members.execute()).toEqual([]);
  });

  test('is deleted with the account and its rows', async () => {
    const { id, call } = await newAccount();
    await call('POST /apps/todo/add-tasks', task('a'));
    await server.database.write((db) => db.deleteFrom('users').where('id', '=', id).execute());
    expect(await usageOf(id, 'tasks')).toBeUndefined();
  });
});

const bytesOf = (...columns: string[]) => columns.map((column) => `octet_length(cast(${column} as text))`).join(' + ');

/** The tables of an account, the list columns whose entries count as rows, and the columns that count as bytes. */
const counted: { table: string; kind: string; owner?: string; lists?: string[]; more?: string; bytes: string }[] = [
  {
    ...{ table: 'email_messages', kind: 'mail', owner: 'from_user_id', lists: ['recipients', 'cc', 'bcc'] },
    bytes: bytesOf('subject', 'html', 'preview', 'recipients', 'cc', 'bcc'),
  },
  { table: 'email_files', kind: 'attachments', bytes: 'size' },
  { table: 'chat_messages', kind: 'chat', owner: 'sender_id', bytes: bytesOf('message') },
  {
    ...{ table: 'tasks', kind: 'tasks', bytes: bytesOf('title', 'description') },
    more: '(select count(*) from task_licitacoes where task_id = tasks.id)',
  },
  { table: 'calendar_events', kind: 'events', lists: ['guests'], bytes: bytesOf('title', 'url', 'location', 'description', 'guests') },
  { table: 'follows', kind: 'follows', bytes: bytesOf('note') },
  { table: 'vigencias', kind: 'follows', bytes: '0' },
  { table: 'feed_posts', kind: 'posts', bytes: bytesOf('text') },
  { table: 'polls', kind: 'posts', bytes: bytesOf('question') },
  { table: 'feed_comments', kind: 'comments', bytes: bytesOf('text') },
  { table: 'blog_comments', kind: 'comments', bytes: bytesOf('text') },
  { table: 'blog_posts', kind: 'articles', bytes: bytesOf('title', 'content', 'excerpt', 'summary') },
  { table: 'images', kind: 'pictures', bytes: 'octet_length(bytes)' },
  { table: 'orders', kind: 'orders', bytes: bytesOf('busca', 'address') },
  { table: 'delivery_addresses', kind: 'addresses', bytes: bytesOf('content') },
  { table: 'certidao_arquivos', kind: 'certidoes', bytes: 'size' },
  { table: 'propostas_arquivos', kind: 'propostaArquivos', bytes: 'size' },
  { table: 'licitacoes', kind: 'licitacoes', owner: 'criada_por', bytes: 'manual_bytes' },
  { table: 'saved_searches', kind: 'searches', bytes: bytesOf('name', 'query', 'columns') },
  {
    table: 'propostas',
    kind: 'propostas',
    bytes: bytesOf('num_licitacao', 'orgao', 'objeto', 'busca', 'decisao_motivo', 'resultado_nota'),
  },
  { table: 'propostas_comentarios', kind: 'propostas', bytes: bytesOf('texto') },
];

test('the counters match the tables, also after demo users are deleted', async () => {
  const { read, engine } = server.database;
  const lengthOf = (list: string) => (engine.name === 'sqlite' ? `json_array_length(${list})` : `jsonb_array_length(${list})`);
  const recount = async () => {
    const found = new Map<string, { items: number; bytes: number }>();
    for (const { table, kind, owner = 'user_id', lists = [], more = '0', bytes } of counted) {
      const { rows } = await sql<{ id: number; items: number; bytes: number }>`
        select ${sql.ref(owner)} as id, sum(${sql.raw(['1', more, ...lists.map(lengthOf)].join(' + '))}) as items, sum(${sql.raw(bytes)}) as bytes
        from ${sql.table(table)} where ${sql.ref(owner)} in (select id from users) group by ${sql.ref(owner)}`.execute(read);
      for (const { id, items, bytes } of rows) {
        const before = found.get(`${id} ${kind}`) ?? { items: 0, bytes: 0 };
        found.set(`${id} ${kind}`, { items: before.items + items, bytes: before.bytes + bytes });
      }
    }
    return Object.fromEntries(found);
  };
  const kept = async () => {
    const rows = await read.selectFrom('account_usage').selectAll().where('items', '>', 0).execute();
    return Object.fromEntries(rows.map(({ user_id, kind, items, bytes }) => [`${user_id} ${kind}`, { items, bytes }]));
  };
  const before = await recount();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(await kept()).toEqual(before);
  await server.database.write((db) => db.deleteFrom('users').where('is_demo', '=', false).where('id', '<=', 20).execute());
  await server.database.write((db) => db.deleteFrom('tasks').execute());
  const after = await recount();
  expect(after).not.toEqual(before);
  expect(await kept()).toEqual(after);
});

describe('a write rate limit', () => {
  let limited: TestServer;
  beforeAll(async () => {
    const slow = { burst: 3, perSecond: 0.01 };
    limited = await testServer({ demo: true, limits: { writeRates: { items: slow, bytes: { burst: 2000, perSecond: 0.5 } } } });
  });
  afterAll(() => limited.close());

  test('refuses writes with the time to wait; reads and other users are not affected', async () => {
    const client = await limited.as(demoClient);
    const other = await createAccount(limited);
    const others = await limited.as({ email: other.email, password });
    const add = () => client('POST /apps/todo/add-tasks', task('a'));
    const answers = [await add(), await add(), await add(), await add()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
    const [refused] = answers.slice(-1);
    expect(refused?.json()).toMatchObject({ status: 429, type: 'too-many-requests', detail: expect.stringContaining('Tente de novo') });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await client('GET /apps/todo/tasks')).statusCode).toBe(200);
    expect((await others('POST /apps/todo/add-tasks', task('a'))).statusCode).toBe(201);
    expect((await limited.call('POST /jwt/login', demoClient)).statusCode).toBe(200);
    const large = await others('POST /apps/todo/add-tasks', task('b', 'x'.repeat(1990)));
    expect(large.json()).toMatchObject({ status: 429 });
  });
});

test('with too little disk space nothing is added, but reading, removing, signing in and out work', async () => {
  const full = await testServer({ demo: true, limits: { diskFree: 2 ** 60 } });
  try {
    const isWatched = full.database.engine.name === 'sqlite';
    const session = (await full.call('POST /jwt/login', demoClient)).json();
    const client = await full.as(demoClient);
    const added = await client('POST /apps/todo/add-tasks', task('a'));
    if (isWatched) expect(added.json()).toMatchObject({ status: 507, type: 'insufficient-storage' });
    else expect(added.statusCode).toBe(201);
    const mine = (await client('GET /apps/todo/tasks')).json() as { id: number; owner: { id: number } }[];
    const first = mine.find(({ owner }) => owner.id === session.userData.id);
    expect((await client(`DELETE /apps/todo/delete-task?taskId=${first?.id}`)).statusCode).toBe(200);
    // Required two-step verification can still be set up, and an account that fills the disk can be disabled.
    const { id, email } = await createAccount(full);
    const own = await full.as({ email, password });
    expect((await own('POST /api/auth/two-step/begin', { password })).statusCode).toBe(200);
    const admin = await full.as(demoAdmin);
    const shutOut = await admin(`PATCH /api/users/${id}`, { status: 'inactive' });
    expect([shutOut.statusCode, shutOut.body]).toEqual([200, expect.stringContaining('inactive')]);
    expect((await client('POST /api/auth/logout', { refreshToken: session.refreshToken })).statusCode).toBe(200);
  } finally {
    await full.close();
  }
});
