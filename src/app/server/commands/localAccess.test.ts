// A careless proxy in front of the server hides itself in every header, but not in every request.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvents } from '#features/auth/server/testAccount.ts';
import { demoAdmin, type TestData, type TestServer, testData, testServer } from '#kit/server/testing/testServer.ts';
import { openProduct } from '../app.ts';
import { readConfig } from '../start/config.ts';
import { warningOfProxy } from './localAccess.ts';

/** As `nginx` with `proxy_pass` alone hands on what a browser asks of http://certame.example.org. */
const handedOn = { host: '127.0.0.1:3000', connection: 'close', referer: 'http://certame.example.org/' };
/** What a page of another site in a browser of this machine can have it ask. */
const ofOtherSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', referer: 'https://evil.example/' };

type Asks = Pick<TestServer, 'call'>;
const open = async ({ call }: Asks) => {
  const { demoAccounts, registration, closedByProxy } = (await call('GET /api/settings')).json();
  const { statusCode } = await call('POST /jwt/login', demoAdmin);
  return { accounts: demoAccounts.length, registration, closedByProxy, signIn: statusCode };
};
const asBefore = { accounts: 2, registration: 'open', closedByProxy: [], signIn: 200 };
const closed = { accounts: 0, registration: 'invite', closedByProxy: ['demo', 'registration'], signIn: 400 };

describe('where nobody has said who may come in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ env: { DEMO: '' } });
  });
  afterAll(() => server.close());
  const rename = (from: string, to: string) =>
    server.database.write((db) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db));

  test('the first request of somebody else ends the trust in those of this machine, for tokens and cookies too', async () => {
    expect(await open(server)).toEqual(asBefore);
    await server.call('GET /assets/app.js', undefined, ofOtherSite);
    await server.call('GET /', undefined, { ...ofOtherSite, 'sec-fetch-mode': 'navigate', referer: 'https://www.google.com/' });
    expect(await open(server)).toEqual(asBefore);

    const { accessToken, refreshToken } = (await server.call('POST /jwt/login', demoAdmin)).json();
    const remembered = await server.call('POST /jwt/login', { ...demoAdmin, rememberMe: true });
    const cookie = [remembered.headers['set-cookie']]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ');
    // Neither that it is a file that is not there makes a difference, nor that the disk may be full.
    await rename('local_trust_end', 'elsewhere');
    expect((await server.call('GET /assets/app.js', undefined, handedOn)).statusCode).toBe(404);
    expect(await open(server)).toEqual(closed);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await server.call('GET /api/auth/sessions', undefined, headers)).statusCode).toBe(401);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken })).statusCode).toBe(401);
    expect((await server.call('POST /api/auth/resume', undefined, { cookie })).statusCode).toBe(401);
    const somebody = { email: 'new@x.example', username: 'somebody.new', password: 'uma senha comprida' };
    expect((await server.call('POST /jwt/register', somebody)).json()).toMatchObject({ type: 'registration-closed' });
  });

  test('which is written down once, in the audit log too, by a later request where it could not be at first', async () => {
    await rename('elsewhere', 'local_trust_end');
    for (const host of ['certame.example.org', 'another.example']) await server.call('GET /healthz', undefined, { host });
    const rows = await server.database.read.selectFrom('local_trust_end').selectAll().execute();
    expect(rows).toEqual([{ id: 1, ended_at: expect.any(String), sign: 'Host: certame.example.org' }]);
    const events = await listEvents(server, 'localTrustEnded');
    expect(events).toMatchObject([{ actor_id: null, actor_name: 'system', details: { sign: 'Host: certame.example.org' } }]);
  });
});

// One that opens the data after the other, as SQLite wants it; with PostgreSQL both at once.
describe('the end of the trust stands in the data', () => {
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

  test.runIf(process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite')('and holds for the other servers', async () => {
    const [one, other] = [await start({}), await start({})];
    expect(await open(other)).toEqual(asBefore);
    await one.call('GET /readyz', undefined, { 'x-real-ip': '203.0.113.9' });
    expect(await open(other)).toEqual(closed);
    await Promise.all([one.close(), other.close()]);
  });

  test('and the log says what keeps it closed, what opens it, and how to get in', () => {
    const warning = warningOfProxy(readConfig({}), 'Host: certame.example.org');
    for (const words of ['Host: certame.example.org', 'DEMO=false and REGISTRATION=invite', 'TRUST_PROXY', 'PUBLIC_URL', 'npm run admin'])
      expect(warning).toContain(words);
  });

  test('and is lifted by whoever says what is to be open, for that alone', async () => {
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
      await product.call('GET /', undefined, handedOn);
      expect(await open(product), JSON.stringify(env)).toEqual(expected);
      await product.close();
    }
  });
});
