// Calls every endpoint of the OpenAPI document as each kind of user, and checks it against the features' access tables.
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountAccess } from '#features/account/server/testAccess.ts';
import { atasAccess } from '#features/atas/server/testAccess.ts';
import { auditAccess } from '#features/audit/server/testAccess.ts';
import { authAccess } from '#features/auth/server/testAccess.ts';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { blogAccess } from '#features/blog/server/testAccess.ts';
import { boletinsAccess } from '#features/boletins/server/testAccess.ts';
import { bookmarksAccess } from '#features/bookmarks/server/testAccess.ts';
import { calendarAccess } from '#features/calendar/server/testAccess.ts';
import { cardsAccess } from '#features/cards/server/testAccess.ts';
import { certidoesAccess } from '#features/certidoes/server/testAccess.ts';
import { chatAccess } from '#features/chat/server/testAccess.ts';
import { contratosAccess } from '#features/contratos/server/testAccess.ts';
import { dashboardsAccess } from '#features/dashboards/server/testAccess.ts';
import { datatablesAccess } from '#features/datatables/server/testAccess.ts';
import { dnsAccess } from '#features/dns/server/testAccess.ts';
import { documentosAccess } from '#features/documentos/server/testAccess.ts';
import { editaisAccess } from '#features/editais/server/testAccess.ts';
import { emailAccess } from '#features/email/server/testAccess.ts';
import { empresaAccess } from '#features/empresa/server/testAccess.ts';
import { faqAccess } from '#features/faq/server/testAccess.ts';
import { followAccess } from '#features/follow/server/testAccess.ts';
import { fontesAccess } from '#features/fontes/server/testAccess.ts';
import { fornecedoresAccess } from '#features/fornecedores/server/testAccess.ts';
import { importacoesAccess } from '#features/importacoes/server/testAccess.ts';
import { knowledgeBaseAccess } from '#features/knowledgeBase/server/testAccess.ts';
import { licitacoesAccess } from '#features/licitacoes/server/testAccess.ts';
import { notificationsAccess } from '#features/notifications/server/testAccess.ts';
import { ordersAccess } from '#features/orders/server/testAccess.ts';
import { outboxAccess } from '#features/outbox/server/testAccess.ts';
import { pcaAccess } from '#features/pca/server/testAccess.ts';
import { precosAccess } from '#features/precos/server/testAccess.ts';
import { pricingAccess } from '#features/pricing/server/testAccess.ts';
import { profileAccess } from '#features/profile/server/testAccess.ts';
import { projetosDeLeiAccess } from '#features/projetosDeLei/server/testAccess.ts';
import { propostasAccess } from '#features/propostas/server/testAccess.ts';
import { searchAccess } from '#features/search/server/testAccess.ts';
import { settingsAccess } from '#features/settings/server/testAccess.ts';
import { shopAccess } from '#features/shop/server/testAccess.ts';
import { tasksAccess } from '#features/tasks/server/testAccess.ts';
import { usersAccess } from '#features/users/server/testAccess.ts';
import { vigenciasAccess } from '#features/vigencias/server/testAccess.ts';
import { waitlistAccess } from '#features/waitlist/server/testAccess.ts';
import { type AccessTable, anyone, type Owner, type OwnRequest, own } from '#kit/server/testing/testAccess.ts';
import { findId, serverForFile } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

/** The endpoints that the kit brings itself. */
const kitAccess: AccessTable = {
  'GET /healthz': anyone,
  'GET /readyz': anyone,
  // From this machine, as here; metrics.test.ts has the others.
  'GET /metrics': anyone,
  'GET /api/images/{id}': anyone,
  'GET /api/events': own,
};
const tables: AccessTable[] = [
  kitAccess,
  accountAccess,
  auditAccess,
  authAccess,
  blogAccess,
  bookmarksAccess,
  calendarAccess,
  cardsAccess,
  certidoesAccess,
  chatAccess,
  atasAccess,
  contratosAccess,
  pcaAccess,
  dashboardsAccess,
  datatablesAccess,
  dnsAccess,
  documentosAccess,
  editaisAccess,
  emailAccess,
  empresaAccess,
  faqAccess,
  boletinsAccess,
  followAccess,
  fornecedoresAccess,
  importacoesAccess,
  fontesAccess,
  knowledgeBaseAccess,
  licitacoesAccess,
  notificationsAccess,
  ordersAccess,
  outboxAccess,
  precosAccess,
  pricingAccess,
  profileAccess,
  projetosDeLeiAccess,
  propostasAccess,
  searchAccess,
  settingsAccess,
  shopAccess,
  tasksAccess,
  usersAccess,
  vigenciasAccess,
  waitlistAccess,
];
const rows: AccessTable = Object.assign({}, ...tables);

const EVENT_STREAM = 'GET /api/events';
/** The id of a demo user; the two before it are the demo accounts that others sign in with. */
const SOME_ID = 3;
/** Occurs in all data of the owner, so that a leak to another user is found. */
const MARK = 'quartzo9137';

const server = serverForFile({ demo: true });
let url: string;
let owner: Owner;
let tokens: Record<'client' | 'admin' | 'disabled' | 'expired' | 'signed out' | 'removed', string>;
const endpoints: string[] = [];
/** Those that accept JSON. */
const withBody: string[] = [];

beforeAll(async () => {
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
    const response = await server.call('POST /jwt/login', { email, password }, { 'user-agent': browser });
    return response.json() as Record<'accessToken' | 'refreshToken', string>;
  };
  const { accessToken } = await signIn(people.owner.email, `${MARK}/1.0`);
  const call: Call = (route, body, headers) => server.call(route, body, { authorization: `Bearer ${accessToken}`, ...headers });
  owner = { ...people.owner, call, database: server.database };
  const [client, admin, disabled, removed, signedOut] = [
    await signIn(people.client.email),
    await signIn(people.admin.email),
    await signIn(people.disabled.email),
    await signIn(people.removed.email),
    await signIn(people.admin.email),
  ];
  await server.call('POST /api/auth/logout', { refreshToken: signedOut.refreshToken });
  const asAdmin = { authorization: `Bearer ${admin.accessToken}` };
  await server.call(`PATCH /api/users/${people.disabled.id}`, { status: 'inactive' }, asAdmin);
  await server.call(`DELETE /apps/users/delete?id=${people.removed.id}`, undefined, asAdmin);
  tokens = {
    client: client.accessToken,
    admin: admin.accessToken,
    disabled: disabled.accessToken,
    removed: removed.accessToken,
    'signed out': signedOut.accessToken,
    expired: await expire(admin.accessToken),
  };
  await leaveMarks();
});

/** The same token, correctly signed, but expired a second ago. */
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
  await owner.call('POST /apps/chat/send-msg', { obj: { contact: await findId(server, 'iara'), message: MARK } });
  const draft = { to: [], cc: [], bcc: [], subject: MARK, message: MARK };
  const { id } = (await owner.call('POST /api/email/drafts', draft)).json();
  await owner.call('POST /apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'inbox' } });
  await server.database.write(async (db) => {
    const values = { kind: 'welcome', data: JSON.stringify({ text: MARK }) as never, about: 'mark', created_at: new Date().toISOString() };
    await db
      .insertInto('notifications')
      .values({ user_id: owner.id, ...values, read_at: null, removed_at: null })
      .execute();
    await db
      .insertInto('profiles')
      .values({ user_id: owner.id, bio: MARK, website: `https://${MARK}.example`, phone: MARK, cover: null, dob: null, ...nothing })
      .execute();
  });
}
const nothing = { contact_options: null, address: null, social_links: null, connections: null, notification_flags: null };

type Response = { status: number; text: string };

async function send(endpoint: string, { params = {}, query = '', body }: OwnRequest, token?: string, json?: string): Promise<Response> {
  const [method = '', path = ''] = endpoint.split(' ');
  const address = `${path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? SOME_ID))}${query}`;
  const sent = method === 'GET' ? undefined : (json ?? JSON.stringify(body ?? {}));
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(sent && { 'content-type': 'application/json' }) };
  if (endpoint === EVENT_STREAM) return openStream(address, headers);
  const { statusCode, body: text } = await server.call(`${method} ${address}`, sent, headers);
  return { status: statusCode, text };
}

/** An open stream does not end, so it needs a real connection. */
async function openStream(address: string, headers: Record<string, string>): Promise<Response> {
  const { status, body } = await fetch(`${url}${address}`, { headers });
  await body?.cancel();
  return { status, text: '' };
}

test('every endpoint has exactly one row, and every row an endpoint', () => {
  expect(tables.flatMap((table) => Object.keys(table)).toSorted()).toEqual(endpoints.toSorted());
});

test('a call without a valid session is refused', async () => {
  for (const [endpoint, { access }] of Object.entries(rows)) {
    if (access === 'public') continue;
    const invalid = { 'no session': undefined, ...without(tokens, 'client', 'admin'), malformed: 'x.y.z' };
    for (const [user, token] of Object.entries(invalid))
      expect(await send(endpoint, {}, token), `${endpoint} as ${user}`).toMatchObject({ status: 401 });
  }
});

test('calls for admins or commands refuse other users, and all other calls accept every user they are for', async () => {
  for (const [endpoint, { access, data, takesCredential }] of Object.entries(rows)) {
    if (typeof data === 'function' || takesCredential) continue;
    if (access === 'public') expectAllowed(await send(endpoint, {}), `${endpoint} without a session`);
    const asClient = await send(endpoint, {}, tokens.client);
    const asAdmin = await send(endpoint, {}, tokens.admin);
    if (access === 'admin' || access === 'command') expect(asClient.status, `${endpoint} as client`).toBe(403);
    else expectAllowed(asClient, `${endpoint} as client`);
    if (access === 'command') expect(asAdmin.status, `${endpoint} as admin`).toBe(403);
    else expectAllowed(asAdmin, `${endpoint} as admin`);
    expect(asClient.text, `${endpoint} as client`).not.toContain(MARK);
  }
});

/** The request itself may be invalid. */
function expectAllowed({ status }: Response, what: string): void {
  expect([401, 403], what).not.toContain(status);
  expect(status, what).toBeLessThan(500);
}

test('every endpoint refuses a JSON body that is null or has half a surrogate pair', async () => {
  expect(withBody.length).toBeGreaterThan(30);
  for (const endpoint of withBody)
    for (const json of ['null', '{"email":"\\ud83d@x"}', '["\\udca7"]']) {
      // There, null is a missing credential.
      const expected = rows[endpoint]?.access === 'command' ? 403 : rows[endpoint]?.takesCredential && json === 'null' ? 401 : 400;
      expect(await send(endpoint, {}, tokens.admin, json), `${endpoint} with ${json}`).toMatchObject({ status: expected });
    }
});

test('own data is not in the responses to other users', async () => {
  const shown: string[] = [];
  for (const [endpoint, { data }] of Object.entries(rows)) {
    if (data !== 'own' || !endpoint.startsWith('GET ') || endpoint === EVENT_STREAM) continue;
    const [, path] = endpoint.split(' ');
    if ((await owner.call(`GET ${path}`)).body.includes(MARK)) shown.push(endpoint);
    for (const user of ['client', 'admin'] as const) expect((await send(endpoint, {}, tokens[user])).text, endpoint).not.toContain(MARK);
  }
  // Proves that the mark is in the owner's responses, so that the test can fail.
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

describe('the data of another user answers 404', () => {
  const ownerRows = Object.entries(rows).filter(([, { data }]) => typeof data === 'function');
  test.each(ownerRows)('%s', async (endpoint, { data, adminsToo }) => {
    const request = await (data as (owner: Owner) => Promise<OwnRequest>)(owner);
    const others = adminsToo ? (['client'] as const) : (['client', 'admin'] as const);
    for (const user of others) expect(await send(endpoint, request, tokens[user]), user).toMatchObject({ status: 404 });
    const [method, path = ''] = endpoint.split(' ');
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(request.params?.[name]));
    expect((await owner.call(`${method} ${address}${request.query ?? ''}`, request.body)).statusCode).toBeLessThan(300);
  });
});

function without<T extends object, K extends keyof T>(all: T, ...keys: K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;
}
