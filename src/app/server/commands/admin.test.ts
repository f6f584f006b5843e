// npm run admin on both engines, beside a running server and with it stopped.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccount, listEvents, password } from '#features/auth/server/testAccount.ts';
import { type TestData, type TestServer, testData } from '#kit/server/testing/testServer.ts';
import { openProduct, type Product } from '../app.ts';
import { type Config, readConfig } from '../start/config.ts';
import { openData } from '../start/data.ts';
import { readAdmin } from './adminCommand.ts';
import { withCalls } from './serverCalls.ts';

type Asks = Product & Pick<TestServer, 'call'>;
const isPostgres = Boolean(process.env.TEST_DATABASE_URL);
// The embedded PostgreSQL has one connection only.
const states = process.env.TEST_POSTGRES_KIND === 'pglite' ? ['stopped'] : ['running', 'stopped'];

describe.each(states)('with the server %s', (state) => {
  // There commands open the database in any case, so once is enough.
  const isSame = isPostgres && state === 'stopped' && states.length > 1;
  let place: TestData;
  let config: Config;
  let running: Asks | undefined;

  const open = async (): Promise<Asks> => {
    const product = await openProduct(config, null, {}, 'here');
    const call: Asks['call'] = (route, body, headers) => {
      const [method, url] = route.split(' ') as ['GET', string];
      return product.app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...(body ? { payload: body as object } : {}) });
    };
    return { ...product, call };
  };
  /** Looks at the server, which is started for it if it is stopped. */
  const look = async <T>(work: (server: Asks) => Promise<T>): Promise<T> => {
    if (running) return work(running);
    const server = await open();
    return work(server).finally(server.close);
  };
  /** The same for what needs the data only. */
  const lookAtData = async <T>(work: (database: Pick<Asks, 'database'>) => Promise<T>): Promise<T> => {
    if (running) return work(running);
    const data = await openData(config);
    return work(data).finally(data.close);
  };
  const admin = async (...args: string[]): Promise<string> => {
    const command = readAdmin(args, 'en', withCalls);
    if (typeof command === 'string') throw new Error(command);
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      expect(await command(config)).toBe(true);
      return printed.mock.calls.map(([line]) => String(line)).join('\n');
    } finally {
      printed.mockRestore();
    }
  };
  const signIn = (server: Asks, email: string, secret = password) => server.call('POST /jwt/login', { email, password: secret });
  const bearer = async (email: string) =>
    look(async (server) => ({ authorization: `Bearer ${(await signIn(server, email)).json().accessToken}` }));
  const byCommand = (kind: string) =>
    lookAtData(async (data) => (await listEvents(data, kind)).filter((event) => event.actor_name === 'command' && event.actor_id === null));

  beforeAll(async () => {
    place = await testData({ demo: false });
    const data = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', DATABASE_CONNECTIONS: '2' };
    config = readConfig({ ...data, DEMO: 'false', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://certame.example.org', HOST: '127.0.0.1' });
    if (state === 'stopped') return;
    running = await open();
    running.announce(await running.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await running?.close();
    await place.drop();
  });

  test('invites by a link that works once, and says so in list, outbox and log', async () => {
    const printed = await admin('invite', 'Ana.Lima@x.example', '--role', 'editor');
    const link = /https:\/\/certame\.example\.org\/invitation#(\S+)/.exec(printed);
    expect(JSON.parse(await admin('list', 'lima', '--json')).accounts).toMatchObject([
      { email: 'ana.lima@x.example', role: 'editor', status: 'pending', hasTwoStep: false, signed_in_at: null },
    ]);
    const { mails } = JSON.parse(await admin('outbox', 'ana.lima', '--json'));
    expect(mails).toMatchObject([{ recipient: 'ana.lima@x.example', isSecret: true }]);
    expect(await admin('outbox', 'show', String(mails[0].id))).toContain(link?.[0]);
    expect(await byCommand('userInvited')).toHaveLength(1);
    expect(await byCommand('mailRead')).toMatchObject([{ subject_id: mails[0].id }]);

    const chosen = { token: link?.[1], password };
    const statuses = await look(async (server) => [
      (await server.call('POST /api/auth/choose-password', chosen)).statusCode,
      (await server.call('POST /api/auth/choose-password', chosen)).statusCode,
      (await signIn(server, 'ana.lima@x.example')).statusCode,
    ]);
    expect(statuses).toEqual([200, 410, 200]);
    expect(await admin('list', 'ana.lima')).toMatch(/ana\.lima@x\.example +ana\.lima +editor +active +no +\d/);
    await expect(admin('invite', 'ana.lima@x.example')).rejects.toThrow('already has a password');
  });

  test.skipIf(isSame)('lets people in again: a password link, after too many attempts, without the second step', async () => {
    const { id, email } = await lookAtData((data) => createAccount(data, { username: 'bia' }));
    const before = await bearer(email);
    const token = /reset-password#(\S+)/.exec(await admin('reset-password', email))?.[1];
    expect(token).toBeDefined();
    const isSignedIn = () => look(async (server) => (await server.call('GET /api/auth/sessions', undefined, before)).statusCode);
    expect(await isSignedIn()).toBe(200);
    await admin('reset-password', email, '--sign-out');
    expect(await isSignedIn()).toBe(401);
    // The second link replaces the first.
    expect(await look(async (server) => (await server.call('POST /api/auth/read-link', { token })).statusCode)).toBe(410);
    expect(await byCommand('passwordLinkMade')).toMatchObject([{ subject_id: id, details: { count: 1 } }, { subject_id: id }]);

    await look(async (server) => {
      for (let time = 0; time < 10; time++) await signIn(server, email, 'wrong password');
      expect((await signIn(server, email)).statusCode).toBe(429);
      await server.database.write((db) =>
        db
          .insertInto('two_step')
          .values({ user_id: id, secret: 'JBSWY3DPEHPK3PXP', started_at: new Date().toISOString(), begun_at: null, begun_in: null })
          .execute(),
      );
    });
    expect(await admin('unlock', email)).toBe(`${email} can sign in again.`);
    expect(await admin('unlock', email)).toBe(`${email} had no counted attempts.`);
    expect(await look(async (server) => (await signIn(server, email)).json().type)).toBe('second-step');
    expect(await admin('list', email)).toMatch(/active +yes/);
    await admin('reset-second-step', email);
    await admin('unlock', email);
    expect(await look(async (server) => (await signIn(server, email)).statusCode)).toBe(200);
    expect(await byCommand('twoStepReset')).toHaveLength(1);
    await expect(admin('reset-second-step', email)).rejects.toThrow('Two-step verification is not on.');
    await expect(admin('unlock', 'nobody@x.example')).rejects.toThrow('nobody@x.example: there is no account with this address.');
  });

  test.skipIf(isSame)('changes what people may do at once, but never takes the last administrator away', async () => {
    const [first, other] = await lookAtData(async (data) => [
      await createAccount(data, { username: 'chefe', role: 'admin' }),
      await createAccount(data, { username: 'davi' }),
    ]);
    if (!first || !other) throw new Error('No accounts.');
    const headers = await bearer(other.email);
    const readsAudit = () => look(async (server) => (await server.call('GET /api/audit', undefined, headers)).statusCode);
    expect(await readsAudit()).toBe(403);
    expect(await admin('role', other.email, 'admin')).toBe(`Role of ${other.email}: admin.`);
    expect(await readsAudit()).toBe(200);
    await admin('role', other.email, 'author');
    expect(await readsAudit()).toBe(403);
    for (const last of [
      ['role', first.email, 'editor'],
      ['disable', first.email],
    ])
      await expect(admin(...last)).rejects.toThrow('This is the last administrator account.');

    expect(await admin('sign-out', other.email)).toBe(`Sessions of ${other.email} ended: 1.`);
    expect(await readsAudit()).toBe(401);
    await admin('disable', other.email);
    expect(await look(async (server) => (await signIn(server, other.email)).statusCode)).toBe(400);
    await expect(admin('reset-password', other.email)).rejects.toThrow('The account is disabled. Enable it first.');
    expect(await admin('enable', other.email)).toBe(`Status of ${other.email}: active.`);
    expect(await look(async (server) => (await signIn(server, other.email)).statusCode)).toBe(200);
    for (const kind of ['userEdited', 'sessionsRevoked', 'userDisabled', 'userEnabled'])
      expect(
        (await byCommand(kind)).every(({ subject_id }) => subject_id === other.id),
        kind,
      ).toBe(true);
    expect(await byCommand('sessionsRevoked')).toHaveLength(1);
  });

  test.skipIf(isSame)('queues a mail that failed, and refuses one that is gone', async () => {
    const now = new Date().toISOString();
    const failed = {
      state: 'failed',
      secret: false,
      created_at: now,
      queued_at: now,
      due_at: now,
      sent_at: null,
      error: '550 no',
    } as const;
    const id = await lookAtData(async ({ database }) => {
      const mail = { recipient: 'eva@x.example', name: 'Eva', subject: 'Aviso', body: 'Bom dia', busca: 'eva', ...failed };
      return (await database.write((db) => db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow())).id;
    });
    expect(await admin('outbox', '--failed')).toMatch(new RegExp(`${id} .*not delivered +eva@x\\.example +Aviso +550 no`));
    expect(await admin('outbox', 'send', String(id))).toBe('SMTP_URL is not set: the mail stays in the outbox.');
    expect(await byCommand('mailRetried')).toMatchObject([{ subject_id: id }]);
    expect(await admin('outbox', '--failed')).not.toContain('eva@');
    await expect(admin('outbox', 'send', '999999')).rejects.toThrow('999999: there is no mail with this number in the outbox.');
  });
});

test('says what is wrong with its arguments', () => {
  for (const [args, said] of [
    [[], 'Usage: npm run admin'],
    [['nobody'], 'nobody: is neither a command nor an email address.'],
    [['role', 'a@x.example', 'boss'], 'boss: is not a role. Roles: admin, editor'],
    [['unlock', 'boss'], 'boss: is not an email address.'],
    [['outbox', 'show', 'x'], 'x: is not the number of a mail.'],
    [['unlock', 'a@x.example', '--sign-out'], 'Usage: npm run admin'],
    [['list', '--unknown'], 'Usage: npm run admin'],
  ] as const)
    expect(readAdmin([...args], 'en', withCalls), args.join(' ')).toContain(said);
});
