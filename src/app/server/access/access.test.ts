// Every endpoint of the OpenAPI document, called by everybody who might: what table.ts says of it holds.
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { type Call, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import type { Owner, Parts } from './row.ts';
import { accessTable } from './table.ts';

/** Of somebody in the list of people; the two accounts before are the demonstration's, which stay as they are. */
const SOME_ID = 3;
/** Stands in everything that is the owner's own: nobody else is ever to read it. */
const MARK = 'quartzo9137';

let server: TestServer;
let url: string;
let owner: Owner;
let tokens: Record<'client' | 'admin' | 'disabled' | 'expired' | 'signed out' | 'removed', string>;
const endpoints: string[] = [];
/** Those among them that take JSON. */
const withBody: string[] = [];

beforeAll(async () => {
  server = await testServer({ demo: true });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  type Operation = { requestBody?: { content: object } };
  const { paths } = (await server.call('GET /api/openapi.json')).json() as { paths: Record<string, Record<string, Operation>> };
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { requestBody }] of Object.entries(operations)) {
      endpoints.push(`${method.toUpperCase()} ${path}`);
      if (requestBody && 'application/json' in requestBody.content) withBody.push(`${method.toUpperCase()} ${path}`);
    }

  const people = {
    owner: await createAccount(server, { username: 'owner.matriz' }),
    client: await createAccount(server, { username: 'client.matriz' }),
    admin: await createAccount(server, { username: 'admin.matriz', role: 'admin' }),
    disabled: await createAccount(server, { username: 'disabled.matriz', role: 'admin' }),
    removed: await createAccount(server, { username: 'removed.matriz', role: 'admin' }),
  };
  const signIn = async (email: string, browser = 'Matriz/1.0') => {
    const answer = await server.call('POST /jwt/login', { email, password }, { 'user-agent': browser });
    return answer.json() as Record<'accessToken' | 'refreshToken', string>;
  };
  const { accessToken } = await signIn(people.owner.email, `${MARK}/1.0`);
  const call: Call = (route, body, headers) => server.call(route, body, { authorization: `Bearer ${accessToken}`, ...headers });
  owner = { ...people.owner, call, database: server.database };
  const [client, admin, disabled, removed, leaver] = [
    await signIn(people.client.email),
    await signIn(people.admin.email),
    await signIn(people.disabled.email),
    await signIn(people.removed.email),
    await signIn(people.admin.email),
  ];
  await server.call('POST /api/auth/logout', { refreshToken: leaver.refreshToken });
  const asAdmin = { authorization: `Bearer ${admin.accessToken}` };
  await server.call(`PATCH /api/users/${people.disabled.id}`, { status: 'inactive' }, asAdmin);
  await server.call(`DELETE /apps/users/delete?id=${people.removed.id}`, undefined, asAdmin);
  tokens = {
    client: client.accessToken,
    admin: admin.accessToken,
    disabled: disabled.accessToken,
    removed: removed.accessToken,
    'signed out': leaver.accessToken,
    expired: await expire(admin.accessToken),
  };
  await leaveMarks();
});
afterAll(() => server.close());

/** The same token, signed by us, ten minutes ago. */
async function expire(token: string): Promise<string> {
  const [header, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  const key = await server.database.read
    .selectFrom('signing_keys')
    .select('secret')
    .where('kid', '=', header.kid)
    .executeTakeFirstOrThrow();
  const then = Math.floor(Date.now() / 1000) - 601;
  const old = new SignJWT({ ...claims, iat: then, exp: then + 600 }).setProtectedHeader(header);
  return old.sign(Buffer.from(key.secret, 'base64url'));
}

async function leaveMarks(): Promise<void> {
  await owner.call('PUT /api/licitacoes/params', { params: `q=${MARK}` });
  await owner.call('POST /apps/calendar/add-event', { event: { title: MARK, start: new Date().toISOString() } });
  const other = await server.database.read.selectFrom('users').select('id').where('username', '=', 'iara').executeTakeFirstOrThrow();
  await owner.call('POST /apps/chat/send-msg', { obj: { contact: other.id, message: MARK } });
  const said = { to: [], cc: [], bcc: [], subject: MARK, message: MARK };
  const { id } = (await owner.call('POST /api/email/drafts', said)).json();
  await owner.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'inbox' } });
  await server.database.write(async (db) => {
    const told = { kind: 'welcome', data: JSON.stringify({ said: MARK }) as never, about: 'mark', created_at: new Date().toISOString() };
    await db
      .insertInto('notifications')
      .values({ user_id: owner.id, ...told, read_at: null, removed_at: null })
      .execute();
    await db
      .insertInto('profiles')
      .values({ user_id: owner.id, bio: MARK, website: `https://${MARK}.example`, phone: MARK, cover: null, dob: null, ...nothing })
      .execute();
  });
}
const nothing = { contact_options: null, address: null, social_links: null, connections: null, notification_flags: null };

type Answer = { status: number; text: string };

/** Over the wire, because a stream of events has no end that could be waited for. */
async function ask(endpoint: string, { params = {}, query = '', body }: Parts, token?: string, json?: string): Promise<Answer> {
  const [method = '', path = ''] = endpoint.split(' ');
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? SOME_ID));
  const sent = method === 'GET' ? undefined : (json ?? JSON.stringify(body ?? {}));
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(sent && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}${address}${query}`, { method, headers, ...(sent && { body: sent }) });
  if (answer.headers.get('content-type') !== 'text/event-stream') return { status: answer.status, text: await answer.text() };
  await answer.body?.cancel();
  return { status: answer.status, text: '' };
}

test('the table names every endpoint, and none that is not there', () => {
  expect(endpoints.toSorted()).toEqual(Object.keys(accessTable).toSorted());
});

test('nobody comes in without a proof that holds', async () => {
  for (const [endpoint, { may }] of Object.entries(accessTable)) {
    if (may === 'anybody') continue;
    const proofs = { nobody: undefined, ...without(tokens, 'client', 'admin'), nonsense: 'x.y.z' };
    for (const [who, token] of Object.entries(proofs))
      expect(await ask(endpoint, {}, token), `${endpoint} as ${who}`).toMatchObject({ status: 401 });
  }
});

test('whoever is no admin is refused what admins do, and nobody else what is for them', async () => {
  for (const [endpoint, { may, about, exchanges }] of Object.entries(accessTable)) {
    if (typeof about === 'function' || exchanges) continue;
    if (may === 'anybody') mayAsk(await ask(endpoint, {}), `${endpoint} as nobody`);
    const asClient = await ask(endpoint, {}, tokens.client);
    if (may === 'admin') expect(asClient.status, `${endpoint} as client`).toBe(403);
    else mayAsk(asClient, `${endpoint} as client`);
    mayAsk(await ask(endpoint, {}, tokens.admin), `${endpoint} as admin`);
    expect(asClient.text, `${endpoint} as client`).not.toContain(MARK);
  }
});

/** Whatever else may be wrong with what was sent. */
function mayAsk({ status }: Answer, what: string): void {
  expect([401, 403], what).not.toContain(status);
  expect(status, what).toBeLessThan(500);
}

test('a body that is null or holds half a character is a fault of whoever sends it, everywhere', async () => {
  expect(withBody.length).toBeGreaterThan(30);
  for (const endpoint of withBody)
    for (const json of ['null', '{"email":"\\ud83d@x"}', '["\\udca7"]']) {
      // To one that exchanges proofs null is none.
      const expected = accessTable[endpoint]?.exchanges && json === 'null' ? 401 : 400;
      expect(await ask(endpoint, {}, tokens.admin, json), `${endpoint} with ${json}`).toMatchObject({ status: expected });
    }
});

test('what is the caller’s own shows to nobody else', async () => {
  const shown: string[] = [];
  for (const [endpoint, { about }] of Object.entries(accessTable)) {
    if (about !== 'own' || !endpoint.startsWith('GET ') || endpoint === 'GET /api/events') continue;
    const [, path] = endpoint.split(' ');
    if ((await owner.call(`GET ${path}`)).body.includes(MARK)) shown.push(endpoint);
    for (const who of ['client', 'admin'] as const) expect((await ask(endpoint, {}, tokens[who])).text, endpoint).not.toContain(MARK);
  }
  // Or the test could not fail.
  expect(shown).toEqual(
    expect.arrayContaining([
      'GET /api/auth/sessions',
      'GET /api/notifications',
      'GET /api/licitacoes/params',
      'GET /profile/data',
      'GET /apps/calendar/events',
      'GET /apps/email/emails',
      'GET /api/email',
      'GET /apps/chat/chats-and-contacts',
    ]),
  );
});

describe('a thing of somebody else’s is not there', () => {
  const things = Object.entries(accessTable).filter(([, { about }]) => typeof about === 'function');
  test.each(things)('%s', async (endpoint, { about, adminsToo }) => {
    const parts = await (about as (owner: Owner) => Promise<Parts>)(owner);
    const others = adminsToo ? (['client'] as const) : (['client', 'admin'] as const);
    for (const who of others) expect(await ask(endpoint, parts, tokens[who]), who).toMatchObject({ status: 404 });
    const [method, path = ''] = endpoint.split(' ');
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts.params?.[name]));
    expect((await owner.call(`${method} ${address}${parts.query ?? ''}`, parts.body)).statusCode).toBeLessThan(300);
  });
});

function without<T extends object, K extends keyof T>(all: T, ...keys: K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;
}
