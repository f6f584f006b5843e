// A misconfigured proxy adds no headers, but some requests reveal it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#features/auth/server/testAccount.ts';
import { demoAdmin, type TestData, type TestServer, testData, testServer } from '#kit/server/testing/testServer.ts';
import { openProduct } from '../app.ts';
import { readConfig } from '../start/config.ts';
import { warningOfProxy } from './localAccess.ts';

/** As nginx with `proxy_pass` alone forwards a request of a browser at http://certame.example.org. */
const forwarded = { host: '127.0.0.1:3000', connection: 'close', referer: 'http://certame.example.org/' };
/** A request that another site causes in a browser of this machine. */
const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', referer: 'https://evil.example/' };

type Asks = Pick<TestServer, 'call'>;
const open = async ({ call }: Asks) => {
  const { demoAccounts, registration, closedByProxy } = (await call('GET /api/settings')).json();
  const { statusCode } = await call('POST /jwt/login', demoAdmin);
  return { accounts: demoAccounts.length, registration, closedByProxy, signIn: statusCode };
};
const asBefore = { accounts: 2, registration: 'open', closedByProxy: [], signIn: 200 };
const closed = { accounts: 0, registration: 'invite', closedByProxy: ['demo', 'registration'], signIn: 400 };

describe('without configured access', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ env: { DEMO: '' } });
  });
  afterAll(() => server.close());
  const rename = (from: string, to: string) =>
    server.database.write((db) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db));

  test('the first outside request ends the trust in local requests, also for tokens and cookies', async () => {
    expect(await open(server)).toEqual(asBefore);
    await server.call('GET /assets/app.js', undefined, crossSite);
    await server.call('GET /', undefined, { ...crossSite, 'sec-fetch-mode': 'navigate', referer: 'https://www.google.com/' });
    expect(await open(server)).toEqual(asBefore);

    const { accessToken, refreshToken } = (await server.call('POST /jwt/login', demoAdmin)).json();
    const remembered = await server.call('POST /jwt/login', { ...demoAdmin, rememberMe: true });
    const cookie = [remembered.headers['set-cookie']]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ');
    // Also a request for a missing file, and with a full disk.
    await rename('local_trust_end', 'elsewhere');
    expect((await server.call('GET /assets/app.js', undefined, forwarded)).statusCode).toBe(404);
    expect(await open(server)).toEqual(closed);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await server.call('GET /api/auth/sessions', undefined, headers)).statusCode).toBe(401);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken })).statusCode).toBe(401);
    expect((await server.call('POST /api/auth/resume', undefined, { cookie })).statusCode).toBe(401);
    const newUser = { email: 'new@x.example', username: 'new.user', password: 'uma senha comprida' };
    expect((await server.call('POST /jwt/register', newUser)).json()).toMatchObject({ type: 'registration-closed' });
  });

  test('which is stored and logged once, by a later request if the first could not write', async () => {
    await rename('elsewhere', 'local_trust_end');
    for (const host of ['certame.example.org', 'another.example']) await server.call('GET /healthz', undefined, { host });
    const rows = await server.database.read.selectFrom('local_trust_end').selectAll().execute();
    expect(rows).toEqual([{ id: 1, ended_at: expect.any(String), sign: 'Host: certame.example.org' }]);
    const events = await listEvents(server, 'localTrustEnded');
    expect(events).toMatchObject([{ actor_id: null, actor_name: 'system', details: { sign: 'Host: certame.example.org' } }]);
  });
});

// One server after the other on SQLite, both together on PostgreSQL.
describe('the end of the trust is stored', () => {
  let place: TestData;
  beforeAll(async () => {
    place = await testData({ demo: true });
  });
  afterAll(() => place.drop());

  const start = async (env: Record<string, string>) => {
    const data = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', DATABASE_CONNECTIONS: '2', LOG_LEVEL: 'silent' };
    const product = await openProduct(readConfig({ ...data, ...env }), null);
    const call: TestServer['call'] = (route, body, headers) => {
      const [method, url] = route.split(' ') as ['GET', string];
      return product.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...(body ? { payload: body as object } : {}) });
    };
    return { ...product, call };
  };

  test.runIf(process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite')('and applies to the other servers', async () => {
    const [one, other] = [await start({}), await start({})];
    expect(await open(other)).toEqual(asBefore);
    await one.call('GET /readyz', undefined, { 'x-real-ip': '203.0.113.9' });
    expect(await open(other)).toEqual(closed);
    await Promise.all([one.close(), other.close()]);
  });

  test('and the log explains how to keep it, how to undo it, and how to sign in', () => {
    const warning = warningOfProxy(readConfig({}), 'Host: certame.example.org');
    for (const words of ['Host: certame.example.org', 'DEMO=false and REGISTRATION=invite', 'TRUST_PROXY', 'PUBLIC_URL', 'npm run admin'])
      expect(warning).toContain(words);
  });

  test('and does not apply to settings that the operator makes', async () => {
    const lifted: [Record<string, string>, object][] = [
      [{}, closed],
      [{ DEMO: 'true' }, { ...closed, accounts: 2, signIn: 200, closedByProxy: ['registration'] }],
      [
        { DEMO: 'false', REGISTRATION: 'invite' },
        { ...closed, closedByProxy: [] },
      ],
      [{ REGISTRATION: 'open' }, { ...closed, registration: 'open', closedByProxy: ['demo'] }],
    ];
    for (const [env, expected] of lifted) {
      const product = await start(env);
      await product.call('GET /', undefined, forwarded);
      expect(await open(product), JSON.stringify(env)).toEqual(expected);
      await product.close();
    }
  });
});
