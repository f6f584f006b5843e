// Event streams of several server processes that share a PostgreSQL database.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { openProduct } from '../app.ts';
import { readConfig } from '../start/config.ts';
import { importThreads } from '../threads/threads.ts';
import { markAllRead, openStream, openStreamWith, signIn, startImport } from './testEvents.ts';

let server: TestServer;
let url: string;
let admin: Call;
let client: Call;

/** The configuration of another server on the same data. */
async function configOfAnother() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database.read);
  const databaseUrl = new URL(process.env.TEST_DATABASE_URL as string);
  databaseUrl.pathname = `/${rows[0]?.name}`;
  return readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl.href, DEMO: 'true', LOG_LEVEL: 'silent' });
}

// SQLite belongs to one process, and the embedded PostgreSQL has no signals between its connections.
describe.runIf(process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite')('several processes', () => {
  beforeEach(async () => {
    server = await testServer({ demo: true });
    url = await server.app.listen({ port: 0 });
    [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  });
  afterEach(() => server.close());

  test('an event reaches other processes once, and a process that was disconnected makes its browsers refetch everything', async () => {
    const { read } = server.database;
    const other = await openProduct(await configOfAnother(), null);
    const streams = [await openStream(url, demoClient), await openStream(await other.app.listen({ port: 0 }), demoClient)];
    try {
      await markAllRead(url, demoClient);
      await Promise.all(streams.map(({ receives }) => receives('notifications')));
      expect(streams.map(({ topics }) => topics())).toEqual([['notifications'], ['notifications']]);
      // Any role that may connect can send invalid signals.
      await sql`select pg_notify('certame', 'x')`.execute(read);
      await Promise.all(streams.map(({ receives }) => receives('*')));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
        read,
      );
      await Promise.all(streams.map(({ receives }) => receives('*', 2)));
      await markAllRead(url, demoClient);
      await streams[1]?.receives('notifications', 2);
    } finally {
      await other.close();
    }
  });

  test('the end of an import reaches other processes although its own process dies right after the commit', async () => {
    const config = await configOfAnother();
    const other = await openProduct(config, null);
    const [here, there] = [await openStream(url, demoClient), await openStream(await other.app.listen({ port: 0 }), demoClient)];
    // Neither process takes it from the queue, nor publishes its end.
    const lease = await server.database.acquireLease('importacoes');
    try {
      const id = await startImport(admin, [pncpRecord()]);
      await server.database.write((db) => db.updateTable('importacoes').set({ estado: 'em_andamento' }).where('id', '=', id).execute());
      const threads = importThreads(config, server.database);
      await threads.run(id, new AbortController().signal);
      await threads.close();
      await there.receives('licitacoes');
      expect(here.topics()).toEqual([]);
    } finally {
      await lease?.release();
      await other.close();
    }
  });

  test('a chat message sent to one process reaches another within a second, and is stored', async () => {
    const other = await openProduct(await configOfAnother(), null);
    const there = await other.app.listen({ port: 0 });
    try {
      const [sender, reader] = [await openStream(url, demoClient), await openStream(there, demoAdmin)];
      const headers = { ...(await signIn(there, demoAdmin)), 'accept-language': 'en' };
      const { chatsContacts, contacts } = (await client('GET /api/chat/contacts?q=helena')).json();
      const [helena] = [...chatsContacts, ...contacts];
      const started = performance.now();
      const route = `POST /api/chat/contacts/${helena.id}/messages`;
      const sent = await client(route, { message: 'A sessão abriu.', key: 'uma chave qualquer' });
      await Promise.all([sender.receives('chat'), reader.receives('chat')]);
      expect(performance.now() - started).toBeLessThan(1000);
      const found = await fetch(`${there}/api/chat/contacts/${sent.json().senderId}/messages?limit=1`, { headers });
      expect(await found.json()).toMatchObject({ messages: [sent.json()] });
      // Typing is published only to the other user, and makes no browser refetch anything else.
      await client(`PUT /api/chat/typing/${helena.id}`, { isTyping: true });
      await reader.receives('chatTyping');
      expect(sender.topics()).toEqual(['chat']);
    } finally {
      await other.close();
    }
  });

  test('a stream to another process ends immediately with its session', async () => {
    const other = await openProduct(await configOfAnother(), null);
    try {
      const { accessToken, refreshToken } = (await server.call('POST /jwt/login', await createAccount(server))).json();
      const stream = await openStreamWith(await other.app.listen({ port: 0 }), { authorization: `Bearer ${accessToken}` });
      await server.call('POST /api/auth/logout', { refreshToken });
      await stream.endsImmediately();
    } finally {
      await other.close();
    }
  });
});
