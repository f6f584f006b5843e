// Streams of events as browsers read them, from a server that listens.
import { once } from 'node:events';
import { request } from 'node:http';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { presenceTopic } from '#features/chat/contract.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import type { Notification } from '#features/notifications/contract.ts';
import { demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { openProduct } from './app.ts';
import { importThreads } from './import/importThreads.ts';
import { readConfig } from './start/config.ts';

let server: TestServer;
let url: string;
beforeEach(async () => {
  server = await testServer({ demo: true });
  url = await server.app.listen({ port: 0 });
});
afterEach(() => server.close());

type Account = { email: string; password: string };

async function signIn(account: Account, at = url): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${at}/jwt/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  return { authorization: `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}` };
}

/** A stream that is read to its end: what it tells, and when it is over. */
async function follow(account: Account, at = url) {
  const answer = await fetch(`${at}/api/events`, { headers: await signIn(account, at) });
  expect(answer.status).toBe(200);
  let text = '';
  const welcome = Promise.withResolvers<void>();
  const over = (async () => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      welcome.resolve();
    }
  })();
  over.catch(() => {});
  await welcome.promise;
  const told = () => [...text.matchAll(/event: changed\ndata: (.*)\n\n/g)].map(([, data]) => JSON.parse(data ?? '').topic as string);
  // Changes of presence are sent to all, at their own pace.
  const topics = () => told().filter((topic) => topic !== presenceTopic);
  const hears = async (topic: string, times = 1) => {
    while (told().filter((one) => one === topic).length < times) await moment();
  };
  return { answer, topics, hears, over };
}

const markAll = async (account: Account, at = url) =>
  fetch(`${at}/api/notifications`, {
    method: 'PUT',
    headers: { ...(await signIn(account, at)), 'content-type': 'application/json' },
    body: '{"isRead":true}',
  });

async function importOne(content: unknown): Promise<number> {
  const admin = await server.as(demoAdmin);
  const bytes = Buffer.from(JSON.stringify(content));
  const { id } = (await admin('POST /api/importacoes?arquivo=um.json', bytes, { 'content-type': 'application/octet-stream' })).json();
  await admin(`POST /api/importacoes/${id}/start`);
  return id;
}

test('everybody hears at once what concerns them, and nothing that concerns others', async () => {
  const [admin, client] = [await follow(demoAdmin), await follow(demoClient)];
  expect(Object.fromEntries(admin.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  await importOne([pncpRecord()]);
  await Promise.all([admin.hears('notifications'), client.hears('licitacoes'), client.hears('projetosDeLei')]);
  // The log of what admins do is told as well, at once or two seconds later.
  expect(new Set([...admin.topics(), 'audit'])).toEqual(new Set(['audit', 'importacoes', 'licitacoes', 'notifications', 'projetosDeLei']));
  expect(client.topics()).toEqual(['licitacoes', 'projetosDeLei']);
  await markAll(demoClient);
  await client.hears('notifications');
});

test('what one browser of an account marks or puts into its cart, its others hear of', async () => {
  const [mine, theirs] = [await follow(demoClient), await follow(demoAdmin)];
  const client = await server.as(demoClient);
  const { id } = await server.database.read.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await client('POST /apps/ecommerce/cart', { productId: String(id) });
  const { suggestions } = (await client('GET /api/bookmarks/data')).json();
  await client('POST /api/bookmarks/update', { id: suggestions[0].id });
  await Promise.all([mine.hears('shop'), mine.hears('bookmarks')]);
  expect(theirs.topics()).toEqual([]);
});

test('others hear of an account what they are shown of it, and nothing of its settings', async () => {
  const [own, other] = [await follow(demoAdmin), await follow(demoClient)];
  const admin = await server.as(demoAdmin);
  expect((await admin('PATCH /api/account/notification', { blogDigest: true })).statusCode).toBe(200);
  await own.hears('account');
  await markAll(demoClient);
  await other.hears('notifications');
  expect(other.topics()).toEqual(['notifications']);
  expect((await admin('PATCH /api/account/general', { company: 'Sol' })).statusCode).toBe(200);
  await Promise.all([other.hears('users'), other.hears('profile')]);
});

test('what somebody says of themselves in the chat is told to all once, and not again where nothing differs', async () => {
  const [own, other] = [await follow(demoAdmin), await follow(demoClient)];
  const admin = await server.as(demoAdmin);
  await admin('PUT /api/chat/profile', { about: 'Só de manhã.', status: 'busy' });
  await Promise.all([own.hears('chat'), other.hears('chatPeople')]);
  // Sign-ins of this test are logged, which admins hear of in their own time.
  const told = () => [...own.topics(), ...other.topics()].filter((topic) => topic !== 'audit').length;
  const before = told();
  await admin('PUT /api/chat/profile', { about: 'Só de manhã. ', status: 'busy', isNotificationsOn: true });
  await markAll(demoClient);
  await other.hears('notifications');
  expect([told() - before, other.topics()]).toEqual([1, ['chatPeople', 'notifications']]);
});

test('an account with a stream open is online for others, who are notified; a session alone is not', async () => {
  const admin = await server.as(demoAdmin);
  const { id } = await server.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoClient.email)
    .executeTakeFirstOrThrow();
  const shown = async () => (await admin(`GET /api/chat/contacts/${id}`)).json().status;
  await server.as(demoClient);
  expect(await shown()).toBe('offline');
  const own = await follow(demoClient);
  await own.hears(presenceTopic);
  expect(await shown()).toBe('online');
});

test('browsers of an account hear at once that one of its sessions has ended', async () => {
  const stream = await follow(demoClient);
  const [here, there] = [await server.as(demoClient), await server.call('POST /jwt/login', demoClient)];
  await here('DELETE /api/auth/sessions');
  await stream.hears('*');
  const mine = await follow(demoAdmin);
  const { refreshToken } = (await server.call('POST /jwt/login', demoAdmin)).json();
  await server.call('POST /api/auth/logout', { refreshToken });
  await mine.hears('*');
  expect((await server.call('POST /jwt/refresh-token', { refreshToken: there.json().refreshToken })).statusCode).toBe(401);
});

test('nobody without a session follows, and HEAD opens no stream', async () => {
  expect((await fetch(`${url}/api/events`)).status).toBe(401);
  expect((await fetch(`${url}/api/events`, { method: 'HEAD', headers: await signIn(demoClient) })).status).toBe(200);
});

test('a server that is asked to stop does not wait for its streams, not even for one that nobody reads', async () => {
  const stream = await follow(demoAdmin);
  const stalled = request(`${url}/api/events`, { headers: await signIn(demoClient) }).end();
  const [unread] = await once(stalled, 'response');
  unread.pause();
  unread.on('error', () => {});
  const begun = performance.now();
  await server.app.close();
  expect(performance.now() - begun).toBeLessThan(3000);
  await stream.over;
});

test('of too many streams of one account the last is refused for a while, and the others go on', async () => {
  const streams = [];
  for (let count = 0; count < 20; count++) streams.push(await follow(demoClient));
  const refused = await fetch(`${url}/api/events`, { headers: await signIn(demoClient) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ type: 'too-many-requests', title: 'Muitas requisições ao mesmo tempo.' });
  await markAll(demoClient);
  await Promise.all(streams.map(({ hears }) => hears('notifications')));
});

test('an import that writes nothing does not have everybody ask anew', async () => {
  const before = await follow(demoAdmin);
  await importOne([pncpRecord()]);
  await before.hears('licitacoes');
  const [admin, client] = [await follow(demoAdmin), await follow(demoClient)];
  await importOne([pncpRecord()]);
  await admin.hears('notifications');
  await markAll(demoClient);
  await client.hears('notifications');
  expect(client.topics()).toEqual(['notifications']);
});

test('a notification is taken down once with the end of an import, for who sent it', async () => {
  const stream = await follow(demoAdmin);
  const id = await importOne([pncpRecord(), pncpRecord({ numeroControlePNCP: controlNumber(2), modalidadeId: null })]);
  await stream.hears('notifications');
  const admin = await server.as(demoAdmin);
  const told: Notification[] = (await admin('GET /api/notifications')).json().notifications;
  expect(told.filter(isOfImports)).toEqual([
    {
      id: expect.any(Number),
      kind: 'importacao.concluida',
      data: {
        id,
        arquivo: 'um.json',
        estado: 'concluida',
        lidos: 2,
        novos: 1,
        atualizados: 0,
        inalterados: 0,
        ignorados: 0,
        aguardando: 0,
        rejeitados: 1,
      },
      created_at: expect.any(String),
      isRead: false,
    },
  ]);
  const client = await server.as(demoClient);
  expect((await client('GET /api/notifications')).json().notifications.filter(isOfImports)).toEqual([]);
});

/** The demonstration tells its accounts of other things. */
const isOfImports = ({ kind }: { kind: string }) => kind.startsWith('importacao.');

test('an import whose process dies goes on by itself; after three deaths at one place it stays, with its reason, until somebody starts it', async () => {
  const { database } = server;
  const { id: user_id } = await database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAdmin.email)
    .executeTakeFirstOrThrow();
  const admin = await server.as(demoAdmin);
  const bytes = Buffer.from(JSON.stringify([pncpRecord()]));
  const { id } = (await admin('POST /api/importacoes?arquivo=um.json', bytes, { 'content-type': 'application/octet-stream' })).json();
  const kinds = async () =>
    (await database.read.selectFrom('notifications').select('kind').where('user_id', '=', user_id).orderBy('id').execute())
      .filter(isOfImports)
      .map(({ kind }) => kind);
  const run = async () => (await admin(`GET /api/importacoes/${id}`)).json();
  // As a kill leaves it, here the third; the next import is begun by a queue that looks.
  await database.write((db) =>
    db.updateTable('importacoes').set({ estado: 'em_andamento', tentativa: 3, quedas: 2 }).where('id', '=', id).execute(),
  );
  const stream = await follow(demoAdmin);
  await importOne([pncpRecord({ numeroControlePNCP: controlNumber(9) })]);
  await stream.hears('licitacoes');
  while ((await kinds()).length < 2) await moment();
  expect(await kinds()).toEqual(['importacao.interrompida', 'importacao.concluida']);
  expect(await run()).toMatchObject({ estado: 'interrompida', quedas: 3, interrupcoes: 3, lidos: 0, problema: { type: 'import-stuck' } });
  expect((await admin(`POST /api/importacoes/${id}/start`)).json()).toMatchObject({ quedas: 0 });
  while ((await run()).estado !== 'concluida') await moment();
  // A second death, after which it gets further.
  const other = (await admin('POST /api/importacoes?arquivo=dois.json', bytes, { 'content-type': 'application/octet-stream' })).json().id;
  await database.write((db) => db.updateTable('importacoes').set({ estado: 'em_andamento', quedas: 1 }).where('id', '=', other).execute());
  await importOne([pncpRecord({ numeroControlePNCP: controlNumber(10) })]);
  const resumed = async () => (await admin(`GET /api/importacoes/${other}`)).json();
  while ((await resumed()).estado !== 'concluida') await moment();
  expect(await resumed()).toMatchObject({ lidos: 1, inalterados: 1 });
});

// SQLite belongs to one process, and the embedded PostgreSQL has no signals between its connections.
const hasSignals = process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite';

async function configOfAnother() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database.read);
  const databaseUrl = new URL(process.env.TEST_DATABASE_URL as string);
  databaseUrl.pathname = `/${rows[0]?.name}`;
  return readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl.href, DEMO: 'true', LOG_LEVEL: 'silent' });
}

test.skipIf(!hasSignals)(
  'what happens in one process is heard in the others once, and whoever was cut off from them asks everything anew',
  async () => {
    const { read } = server.database;
    const other = await openProduct(await configOfAnother(), null);
    const streams = [await follow(demoClient), await follow(demoClient, await other.app.listen({ port: 0 }))];
    try {
      await markAll(demoClient);
      await Promise.all(streams.map(({ hears }) => hears('notifications')));
      expect(streams.map(({ topics }) => topics())).toEqual([['notifications'], ['notifications']]);
      // Any role that may connect may say anything.
      await sql`select pg_notify('certame', 'x')`.execute(read);
      await Promise.all(streams.map(({ hears }) => hears('*')));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
        read,
      );
      await Promise.all(streams.map(({ hears }) => hears('*', 2)));
      await markAll(demoClient);
      await streams[1]?.hears('notifications', 2);
    } finally {
      await other.close();
    }
  },
);

test.skipIf(!hasSignals)('the end of an import is heard in other processes although its own dies right after the commit', async () => {
  const config = await configOfAnother();
  const other = await openProduct(config, null);
  const [here, there] = [await follow(demoClient), await follow(demoClient, await other.app.listen({ port: 0 }))];
  // Nobody takes it from the queue, and nobody tells of it afterwards.
  const hold = await server.database.acquireLease('importacoes');
  try {
    const id = await importOne([pncpRecord()]);
    await server.database.write((db) => db.updateTable('importacoes').set({ estado: 'em_andamento' }).where('id', '=', id).execute());
    const threads = importThreads(config, server.database);
    await threads.run(id, new AbortController().signal);
    await threads.close();
    await there.hears('licitacoes');
    expect(here.topics()).toEqual([]);
  } finally {
    await hold?.release();
    await other.close();
  }
});

test.skipIf(!hasSignals)('a message posted in one process is told in another within a second, and stands there', async () => {
  const other = await openProduct(await configOfAnother(), null);
  const there = await other.app.listen({ port: 0 });
  try {
    const [sender, reader] = [await follow(demoClient), await follow(demoAdmin, there)];
    const headers = { ...(await signIn(demoAdmin, there)), 'accept-language': 'en' };
    const client = await server.as(demoClient);
    const { chatsContacts, contacts } = (await client('GET /api/chat/contacts?q=helena')).json();
    const [helena] = [...chatsContacts, ...contacts];
    const begun = performance.now();
    const route = `POST /api/chat/contacts/${helena.id}/messages`;
    const sent = await client(route, { message: 'A sessão abriu.', key: 'uma chave qualquer' });
    await Promise.all([sender.hears('chat'), reader.hears('chat')]);
    expect(performance.now() - begun).toBeLessThan(1000);
    const found = await fetch(`${there}/api/chat/contacts/${sent.json().senderId}/messages?limit=1`, { headers });
    expect(await found.json()).toMatchObject({ messages: [sent.json()] });
    // Typing is told to whom it concerns alone, and nothing else is asked for then.
    await client(`PUT /api/chat/typing/${helena.id}`, { isTyping: true });
    await reader.hears('chatTyping');
    expect(sender.topics()).toEqual(['chat']);
  } finally {
    await other.close();
  }
});
