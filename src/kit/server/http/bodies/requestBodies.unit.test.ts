import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#kit/contract.ts';
import { Problem } from '#kit/errors.ts';
import { Type } from '#kit/schema.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../serve.ts';
import { createServer } from '../server.ts';

let app: FastifyInstance;
let port: number;
/** How many bytes of files came in. */
let received = 0;
/** Ends the work of uploads that wait for it. */
let release = () => {};

const calls = {
  say: endpoint('POST /say', {
    access: 'public',
    summary: 'JSON',
    body: Type.Object({ text: Type.String() }),
    reply: Type.Object({ text: Type.String() }),
  }),
  send: endpoint('POST /send', { access: 'signedIn', summary: 'A file', body: 'stream', reply: Type.Object({ size: Type.Integer() }) }),
  refuse: endpoint('POST /refuse', { access: 'signedIn', summary: 'No', body: 'stream', reply: Type.Object({}) }),
  wait: endpoint('POST /wait', { access: 'signedIn', summary: 'Waits', body: 'stream', reply: Type.Object({}) }),
};

beforeAll(async () => {
  app = await createServer({
    database: {} as Database,
    authenticate: async ({ headers }) => (headers.authorization ? { id: Number(headers.authorization), isAdmin: false } : null),
    routes: {
      calls: serve(calls, {
        say: ({ body }) => body,
        send: async ({ body }) => {
          let size = 0;
          for await (const chunk of body) {
            size += chunk.length;
            received += chunk.length;
          }
          return { size };
        },
        refuse: async ({ body }) => {
          for await (const _ of body) throw new Problem('unsupported-media-type');
          return {};
        },
        wait: () => new Promise((resolve) => (release = () => resolve({}))),
      }),
    },
    appName: 'Bodies',
    logLevel: 'silent',
    webRoot: null,
    times: {
      headers: 400,
      json: { stallTimeoutMs: 200, minBytesPerSecond: 10_000 },
      file: { stallTimeoutMs: 400, minBytesPerSecond: 10_000 },
    },
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

type Headers = Record<string, string | number>;
/** Begins a request, and collects what is answered until the connection is closed. */
function begin(path: string, headers: Headers, body: string): { socket: Socket; answered: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  return { socket, answered: everything(socket) };
}
async function everything(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
}
const json = { 'content-type': 'application/json' };
const file = { 'content-type': 'application/octet-stream', authorization: 1 };
const toldToHurry = /^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"type":"request-timeout"/i;

test.each<[string, string, Headers]>([
  ['JSON', '/say', json],
  ['a file', '/send', file],
])('%s that stalls after its first byte is answered with 408, and its connection closed', async (_, path, headers) => {
  const whole = begin(path, { ...headers, 'content-length': 1000 }, '{');
  const inChunks = begin(path, { ...headers, 'transfer-encoding': 'chunked' }, '1\r\n{\r\n');
  for (const answer of await Promise.all([whole.answered, inChunks.answered])) expect(answer).toMatch(toldToHurry);
});

test('refuses a body that arrives too slowly, however regularly', async () => {
  const { socket, answered } = begin('/send', { ...file, 'content-length': 1_000_000 }, 'x');
  const dripping = setInterval(() => socket.writable && socket.write('x'), 20);
  expect(await answered).toMatch(toldToHurry);
  clearInterval(dripping);
});

test('a large file over a slow line passes, although it takes longer than any stall may', async () => {
  const piece = Buffer.alloc(5000);
  const { socket, answered } = begin('/send', { ...file, 'content-length': 30 * piece.length, connection: 'close' }, '');
  received = 0;
  for (let sent = piece.length; sent <= 30 * piece.length; sent += piece.length) {
    socket.write(piece);
    // Paced by what has arrived, so that a busy machine is no stall.
    while (received < sent) await setTimeout(5);
    await setTimeout(20);
  }
  expect(await answered).toMatch(/200 OK[\s\S]*"size":150000/);
});

test('closes the connection of a refused upload that stalls', async () => {
  const refused = begin('/refuse', { ...file, 'content-length': 1000 }, 'x');
  expect(await refused.answered).toMatch(/^HTTP\/1\.1 415/);
  const unread = begin('/send', { 'content-type': file['content-type'], 'content-length': 1000 }, 'x');
  expect(await unread.answered).toMatch(/^HTTP\/1\.1 401/);
});

test('responds to a refused upload and keeps the connection once all of it has arrived', async () => {
  const { socket, answered } = begin('/refuse', { ...file, 'content-length': 3 }, 'a');
  await once(socket, 'readable');
  socket.write(
    'bcPOST /say HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"text":"oi"}',
  );
  expect(await answered).toMatch(/^HTTP\/1\.1 415[\s\S]*HTTP\/1\.1 200[\s\S]*"text":"oi"/);
});

test('times out missing headers, and reports unreadable ones', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /say HTTP/1.1\r\nhost:');
  expect(await everything(socket)).toMatch(toldToHurry);
  const odd = connect(port, '127.0.0.1');
  odd.write('what is this\r\n\r\n');
  expect(await everything(odd)).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"type":"malformed"/);
  const large = begin('/say', { 'x-large': 'x'.repeat(20_000) }, '');
  expect(await large.answered).toMatch(/^HTTP\/1\.1 431 [\s\S]*"type":"headers-too-large"/);
});

test('limits the concurrent uploads of an account, but not those of others', async () => {
  const send = (account: number, path = '/send') =>
    app.inject({ method: 'POST', url: path, headers: { ...file, authorization: String(account) }, payload: Buffer.from('x') });
  const releases: (() => void)[] = [];
  const open = [];
  for (let n = 0; n < 8; n++) {
    open.push(send(1, '/wait'));
    release = () => {};
    const before = release;
    while (release === before) await setTimeout(1);
    releases.push(release);
  }
  const refused = await send(1);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json().detail).toContain('8');
  expect((await send(2)).statusCode).toBe(200);
  for (const end of releases) end();
  await Promise.all(open);
  expect((await send(1)).statusCode).toBe(200);
});
