// Mail of users to external addresses, as a real mail server receives it.
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, ShownEmail } from '#features/email/entities.ts';
import { type Taken, TestMailServer } from '#kit/server/testing/testMailServer.ts';
import { demoAdmin, demoClient, type TestData, testData } from '#kit/server/testing/testServer.ts';
import { openProduct, type Product } from './app.ts';
import { readConfig } from './start/config.ts';

let place: TestData;
let peer: TestMailServer;
let smtpUrl: string;
let product: Product;
let call: Call;
beforeAll(async () => {
  place = await testData({ demo: true });
  peer = new TestMailServer();
  smtpUrl = await peer.listen();
  await open();
});
beforeEach(() => {
  peer.taken.length = 0;
  peer.refusal = null;
});
afterAll(async () => {
  await product.close();
  await peer.close();
  await place.drop();
});

type Answer = { status: number; json: <T>() => T };
type Call = (route: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;

/** Opens the product on the data of these tests, with a mail server, and signs a user in. */
async function open(): Promise<void> {
  product = await openProduct(
    readConfig({
      ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent' },
      DATABASE_CONNECTIONS: process.env.TEST_POSTGRES_KIND === 'pglite' ? '1' : '4',
      ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'Certame <certame@cidade.example>' },
    }),
    null,
  );
  const { app } = product;
  let token = '';
  call = async (route, body, headers) => {
    const [method, url] = route.split(' ') as ['GET', string];
    const authorization = token && `Bearer ${token}`;
    const answer = await app.inject({
      ...{ method, url, headers: { host: 'localhost', ...(authorization && { authorization }), ...headers } },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, json: () => answer.json() };
  };
  token = (await call('POST /jwt/login', demoAdmin)).json<{ accessToken: string }>().accessToken;
}

const outside = (name: string) => ({ name, email: `${name.toLowerCase()}@orgao.example` });
const write = async (said: object): Promise<Draft> =>
  (await call('POST /api/email/drafts', { to: [], cc: [], bcc: [], subject: 'Ata', message: '<p>Segue.</p>', ...said })).json();
/** As soon as possible: on a busy machine the request may take longer than the delay. */
const send = async ({ id }: Draft) => {
  for (let wait = 100, status = 0; status !== 200; wait *= 4) {
    const at = new Date(Date.now() + wait).toISOString();
    status = (await call(`POST /api/email/drafts/${id}/send`, { at })).status;
    expect([200, 400]).toContain(status);
    expect(wait).toBeLessThan(10_000);
  }
};
const deliveriesOf = async ({ id }: Draft) => (await call(`GET /api/email/mails/${id}`)).json<ShownEmail>().deliveries;
const until = (draft: Draft, ...states: string[]) =>
  vi.waitFor(async () => expect((await deliveriesOf(draft)).map(({ state }) => state)).toEqual(states), {
    timeout: 12_000,
    interval: 50,
  });
/** Headers by name, with folded lines joined. */
const headersOf = ({ text }: Taken) =>
  new Map(
    (text.split('\r\n\r\n')[0] ?? '')
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

test('a mail is delivered in the user’s name, separately to each recipient, with text, HTML and files, without Bcc', async () => {
  const draft = await write({
    ...{ to: [outside('Compras'), { name: 'Cliente', email: demoClient.email }], cc: [outside('Ata')], bcc: [outside('Segredo')] },
    ...{ subject: 'Pregão nº 12', message: '<p>Segue <b>a ata</b>.</p><p onclick="x()"><a href="https://pncp.gov.br/">PNCP</a></p>' },
  });
  const bytes = Buffer.from('Ata da sessão');
  const path = `POST /api/email/drafts/${draft.id}/attachments?fileName=${encodeURIComponent('ata da sessão.txt')}`;
  expect((await call(path, bytes, { 'content-type': 'application/octet-stream' })).status).toBe(201);
  await send(draft);
  await until(draft, 'sent', 'sent', 'sent');

  // The account got it internally.
  expect(peer.taken.map(({ from, to }) => [from, ...to]).toSorted()).toEqual([
    ['certame@cidade.example', 'ata@orgao.example'],
    ['certame@cidade.example', 'compras@orgao.example'],
    ['certame@cidade.example', 'segredo@orgao.example'],
  ]);
  const [first] = peer.taken as [Taken];
  const headers = headersOf(first);
  expect(headers.get('from')).toMatch(/<certame@cidade\.example>$/);
  expect(headers.get('from')).not.toMatch(/^Certame/);
  expect(headers.get('reply-to')).toContain(`<${demoAdmin.email}>`);
  expect(headers.get('to')).toBe(`Compras <compras@orgao.example>, Cliente <${demoClient.email}>`);
  expect(headers.get('cc')).toBe('Ata <ata@orgao.example>');
  expect(headers.get('subject')).toMatch(/^=\?UTF-8\?/i);
  expect(headers.get('message-id')).toMatch(/^<certame-message-\d+-\d+@cidade\.example>$/);
  expect(headers.has('auto-submitted')).toBe(false);
  expect(headers.has('in-reply-to')).toBe(false);
  for (const taken of peer.taken) {
    expect(headersOf(taken).has('bcc')).toBe(false);
    expect(taken.text).not.toContain('segredo@');
  }
  expect(first.text).toContain('Content-Type: text/plain');
  expect(first.text).toContain('Content-Type: text/html');
  expect(first.text.replaceAll('=\r\n', '')).toContain('<b>a ata</b>');
  expect(first.text).not.toContain('onclick');
  expect(first.text).toMatch(/Content-Disposition: attachment/);
  expect(first.text).toContain(bytes.toString('base64'));

  // A reply to it is recognised.
  const answer = (await call(`POST /api/email/mails/${draft.id}/drafts`, { as: 'replyAll' })).json<Draft>();
  await send(answer);
  await until(answer, 'sent', 'sent');
  const answered = headersOf(peer.taken.at(-1) as Taken);
  expect(answered.get('in-reply-to')).toBe(headers.get('message-id'));
  expect(answered.get('references')).toBe(headers.get('message-id'));
});

test('a busy mail server is retried, its response is shown, and the author can retry immediately', async () => {
  peer.refusal = { code: 451, words: 'Come again later' };
  const draft = await write({ to: [outside('Compras')] });
  await send(draft);
  await vi.waitFor(async () => expect((await deliveriesOf(draft))[0]?.error).toContain('Come again later'), 12_000);
  const [waiting] = await deliveriesOf(draft);
  expect(waiting?.state).toBe('waiting');
  expect(Date.parse(waiting?.dueAt ?? '')).toBeGreaterThan(Date.now());
  peer.refusal = null;
  expect((await call(`POST /api/email/mails/${draft.id}/retry`)).status).toBe(200);
  await until(draft, 'sent');
  expect(peer.taken).toHaveLength(1);
});

test('a refused address is shown to the author with the server’s response until a retry', async () => {
  peer.refusal = { code: 550, words: 'No such person' };
  const draft = await write({ to: [outside('Ninguem'), outside('Nemo')] });
  await send(draft);
  await until(draft, 'failed', 'failed');
  expect((await deliveriesOf(draft))[0]).toMatchObject({
    email: 'ninguem@orgao.example',
    error: expect.stringContaining('No such person'),
  });
  const listed = (await call('GET /api/email?folder=sent')).json<{ emails: { id: number; hasFailed: boolean }[] }>().emails;
  expect(listed.find(({ id }) => id === draft.id)?.hasFailed).toBe(true);
  expect(peer.taken).toEqual([]);
});

test('a missing file fails its mail with a reason, and no other', async () => {
  const draft = await write({ to: [outside('Compras')] });
  const path = `POST /api/email/drafts/${draft.id}/attachments?fileName=ata.txt`;
  const { url } = (await call(path, Buffer.from('Ata'), { 'content-type': 'application/octet-stream' })).json<{ url: string }>();
  const { file } = await product.database.read
    .selectFrom('email_attachments')
    .select('file')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await (place.databaseUrl
    ? product.database.write((db) => db.deleteFrom('arquivos').where('nome', 'like', `%${file}`).execute())
    : rm(join(place.dataDir, 'attachments', file)));
  await send(draft);
  await until(draft, 'failed');
  expect((await deliveriesOf(draft))[0]?.error).toContain('There is no file');
  expect((await call(`GET ${url}`)).status).toBe(500);
  expect(peer.taken).toEqual([]);
  const next = await write({ to: [outside('Compras')] });
  await send(next);
  await until(next, 'sent');
});

test('refused mail leaves no open connections', async ({ skip }) => {
  const files = () => readdirSync('/proc/self/fd').length;
  skip(place.databaseUrl !== null || !existsSync('/proc/self/fd'), 'files on disk, where open ones can be counted');
  const draft = await write({ to: Array.from({ length: 5 }, (_, n) => outside(`Compras${n}`)) });
  for (let n = 0; n < 8; n++)
    await call(`POST /api/email/drafts/${draft.id}/attachments?fileName=${n}.txt`, Buffer.alloc(200_000), {
      'content-type': 'application/octet-stream',
    });
  peer.refusal = { code: 550, words: 'No such person' };
  const before = files();
  await send(draft);
  await until(draft, ...Array.from({ length: 5 }, () => 'failed'));
  await vi.waitFor(() => expect(files()).toBeLessThan(before + 20), 5000);
});

test('mail of the system is sent before mail of users, however long that has waited', async () => {
  peer.refusal = { code: 451, words: 'Come again later' };
  const draft = await write({ to: [outside('Compras')] });
  await send(draft);
  await vi.waitFor(async () => expect((await deliveriesOf(draft))[0]?.error).toContain('Come again later'), 12_000);
  peer.refusal = null;
  const now = new Date().toISOString();
  await product.database.write(async (db) => {
    await db.updateTable('mails').set({ due_at: '2026-01-01T00:00:00.000Z' }).where('state', '=', 'waiting').execute();
    const times = { created_at: now, queued_at: now, due_at: now, sent_at: null };
    const reset = { recipient: 'ana@orgao.example', name: 'Ana', subject: 'Nova senha', body: 'Nova senha', busca: '' };
    await db
      .insertInto('mails')
      .values({ ...reset, ...times, secret: false, state: 'waiting' })
      .execute();
  });
  await until(draft, 'sent');
  expect(peer.taken.map(({ to }) => to[0])).toEqual(['ana@orgao.example', 'compras@orgao.example']);
});

test('mail that waits when the server stops is sent once by the next one', async () => {
  const draft = await write({ to: [outside('Compras'), { name: '', email: demoClient.email }], subject: 'Depois' });
  const at = new Date(Date.now() + 1500).toISOString();
  expect((await call(`POST /api/email/drafts/${draft.id}/send`, { at })).status).toBe(200);
  await product.close();
  expect(peer.taken).toEqual([]);

  await open();
  await until(draft, 'sent');
  expect(peer.taken).toHaveLength(1);
  const client = await product.database.read
    .selectFrom('emails')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .select('emails.folder')
    .where('email_messages.subject', '=', 'Depois')
    .where('emails.is_own', '=', false)
    .execute();
  expect(client).toEqual([{ folder: 'inbox' }]);
});
