// A PostgreSQL that drops connections, locks tables or is read-only: responses stay true, no process ends, all recovers by itself.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { openPostgres } from '#kit/server/database/postgres/postgres.ts';
import { parseExposition } from '#kit/server/metrics/testExposition.ts';
import { type Call, demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

// PGlite has a single session, which cannot be terminated.
const isReal = process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite';

describe.skipIf(!isReal)('a PostgreSQL', () => {
  let server: TestServer;
  let admin: Call;
  let client: Call;
  /** A separate connection, which is not terminated. */
  let other: pg.Client;
  beforeAll(async () => {
    // As many connections as a server needs to have pools for each purpose.
    server = await testServer({ demo: true, env: { DATABASE_CONNECTIONS: '4', READ_LIMIT_PERCENT: '100' } });
    [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database.read);
    const url = new URL(process.env.TEST_DATABASE_URL as string);
    url.pathname = `/${rows[0]?.name}`;
    other = new pg.Client({ connectionString: url.href });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await server.close();
  });

  const lock = (table: string) => other.query(`begin; lock table ${table} in access exclusive mode`);
  const unlock = () => other.query('rollback');
  beforeEach(() => other.query('select 1'));
  afterEach(unlock);
  const waiting = async () =>
    Number(
      (
        await other.query(
          `select count(*) from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rows[0].count,
    );
  const someWait = async (least = 1) => {
    while ((await waiting()) < least) await moment();
  };
  const endAllConnections = () =>
    other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

  /** What monitoring shows, without what a scrape keeps for a while. */
  const counted = (name: string, reason?: string) => {
    const samples = server.database.metrics.now().find((family) => family.name === name)?.samples ?? [];
    return samples.find(({ labels }) => labels.reason === reason)?.value ?? Number.NaN;
  };

  test('that terminates all connections during queries does not fail reads', async () => {
    const retries = counted('database_retries_total');
    await lock('licitacoes');
    const answers = [1, 2].map((page) => admin(`GET /api/licitacoes?perPage=5&page=${page}`));
    await someWait();
    await endAllConnections();
    await someWait();
    await unlock();
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
    expect(counted('database_retries_total')).toBeGreaterThan(retries);
  });

  test('that terminates all connections during a write fails it with 503, and the next one succeeds', async () => {
    const add = (title: string) => admin('POST /apps/todo/add-tasks', { task: { title } }, { 'accept-language': 'en' });
    const lost = counted('database_unavailable_total', 'lost');
    await lock('tasks');
    const cut = add('Cut off');
    await someWait();
    await endAllConnections();
    const answer = await cut;
    await unlock();
    expect(answer.statusCode).toBe(503);
    expect(counted('database_unavailable_total', 'lost')).toBeGreaterThan(lost);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'application/problem+json; charset=utf-8' });
    expect(answer.json()).toMatchObject({ type: 'unavailable', detail: 'The database is not responding. Try again in a few seconds.' });
    expect((await add('Afterwards')).statusCode).toBe(201);
    const titles = (await other.query(`select title from tasks where title in ('Cut off', 'Afterwards')`)).rows;
    expect(titles).toEqual([{ title: 'Afterwards' }]);
  });

  test('that is away during a sign-in does not count as a wrong password', async () => {
    await lock('sessions');
    const signIn = server.call('POST /jwt/login', demoClient);
    await someWait();
    await endAllConnections();
    const { statusCode, headers } = await signIn;
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    await unlock();
    expect((await server.call('POST /jwt/login', demoClient)).statusCode).toBe(200);
  });

  test('that terminates the connection of a lease reports its loss, and it can be acquired again', async () => {
    const hold = await server.database.acquireLease('a name');
    expect(await server.database.acquireLease('a name')).toBeNull();
    await endAllConnections();
    while (!hold?.lost.aborted) await moment();
    const again = await server.database.acquireLease('a name');
    expect(again).not.toBeNull();
    await hold.release();
    expect(await server.database.acquireLease('a name')).toBeNull();
    await again?.release();
  });

  test('with a locked table serves all requests that do not need it', async () => {
    await lock('tasks');
    const stuck = [admin, client, admin, client].map((call) => call('GET /api/tasks'));
    await someWait();
    for (const call of [admin, client]) expect((await call('GET /api/licitacoes?perPage=5')).statusCode).toBe(200);
    await unlock();
    for (const answer of await Promise.all(stuck)) expect([200, 503]).toContain(answer.statusCode);
  });

  test('that terminates all connections during an import does not stop it', async () => {
    const bytes = Buffer.from(JSON.stringify({ data: [pncpRecord()] }));
    const sent = await admin('POST /api/importacoes?arquivo=um.json', bytes, { 'content-type': 'application/octet-stream' });
    const { id } = sent.json();
    await lock('licitacoes');
    await admin(`POST /api/importacoes/${id}/start`);
    await someWait();
    await endAllConnections();
    await unlock();
    const show = async () => (await admin(`GET /api/importacoes/${id}`)).json();
    while (['na_fila', 'em_andamento'].includes((await show()).estado)) await moment();
    expect(await show()).toMatchObject({ estado: 'concluida', lidos: 1, novos: 1 });
  });

  test('that repeatedly stops an import without progress leaves it interrupted, and the next one runs', async () => {
    const send = async (name: string) => {
      const bytes = Buffer.from(JSON.stringify({ data: [pncpRecord({ numeroControlePNCP: `12345678000195-1-${name}/2026` })] }));
      const sent = await admin(`POST /api/importacoes?arquivo=${name}.json`, bytes, { 'content-type': 'application/octet-stream' });
      const { id } = sent.json();
      await admin(`POST /api/importacoes/${id}/start`);
      return id;
    };
    // PostgreSQL's error for a statement above its time limit.
    await other.query(`
      create function stop_statement() returns trigger language plpgsql as $$
        begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$;
      create trigger stop_statement before insert on licitacoes for each row when (new.controle like '%-000901/2026')
        execute function stop_statement()`);
    const [stuck, next] = [await send('000901'), await send('000902')];
    const show = async (id: number) => (await admin(`GET /api/importacoes/${id}`)).json();
    while (['na_fila', 'em_andamento'].includes((await show(next)).estado)) await moment();
    await other.query('drop function stop_statement cascade');
    expect(await show(stuck)).toMatchObject({ estado: 'interrompida', problema: { type: 'import-stuck' } });
    expect(await show(next)).toMatchObject({ estado: 'concluida', novos: 1 });
  });

  test('has the time limits of imports in the import thread', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL as string);
    const thread = openPostgres(url.href, 2, () => {}, { purpose: 'background' });
    const { rows } = await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
      .execute(thread.read)
      .finally(() => thread.close());
    expect(rows).toEqual([{ lock: '1min', statement: '10min' }]);
  });

  test('that is busy with exports serves other requests, and an account may run three at a time', async () => {
    // The search index was built before.
    await admin('GET /api/licitacoes');
    await lock('licitacoes');
    const exports = [1, 2, 3].map(() => admin('GET /api/licitacoes/export'));
    await someWait();
    const fourth = await admin('GET /api/licitacoes/export', undefined, { 'accept-language': 'en' });
    expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '5']);
    expect(fourth.json().detail).toContain('at most 3');
    expect((await admin('GET /api/users/list/data')).statusCode).toBe(200);
    await unlock();
    for (const answer of await Promise.all(exports)) expect(answer.body.split('\r\n').length).toBeGreaterThan(100);
    expect((await admin('GET /api/licitacoes/export')).statusCode).toBe(200);
  });

  test('that is read-only is not ready until it is writable again', async () => {
    const becomes = async (status: number) => {
      while ((await server.call('GET /readyz')).statusCode !== status) await moment();
    };
    await becomes(200);
    await other.query(`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`);
    await endAllConnections();
    await becomes(503);
    const { headers } = await server.call('GET /readyz');
    expect(headers['retry-after']).toBe('2');
    // The first scrape: values of the database are asked for every 15 seconds.
    const { find, names } = parseExposition((await server.call('GET /metrics')).body);
    expect([find('certame_database_up'), names.has('certame_sessions')]).toEqual([0, false]);
    expect(find('certame_database_connections', { purpose: 'requests' })).toBe(2);
    await other.query(`do $$ begin execute format('alter database %I reset default_transaction_read_only', current_database()); end $$`);
    await endAllConnections();
    await becomes(200);
  });
});
