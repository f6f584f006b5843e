import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#kit/contract.ts';
import { Type } from '#kit/schema.ts';
import type { Database } from '../database/database.ts';
import { currentCall } from '../database/postgres/connectionShares.ts';
import { currentAccount } from '../limits/currentAccount.ts';
import { type Caller, commandCaller } from './caller.ts';
import { serve } from './serve.ts';
import { createServer } from './server.ts';

let folder: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certame-pages-'));
  const webRoot = join(folder, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the page%NONCE%');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const call = (path: `/${string}`) => endpoint(`GET ${path}`, { access: 'public', summary: 'Answers', reply: Type.Object({}) });
  const calls = {
    alone: call('/alone/call'),
    shared: call('/shared/call'),
    pieces: endpoint('GET /alone/pieces', { access: 'signedIn', summary: 'Answers in pieces', reply: 'text/plain' }),
    search: endpoint('GET /alone/search', { access: 'signedIn', heavy: 'search', summary: 'Searches', reply: Type.Object({}) }),
    slow: call('/alone/slow'),
  };
  app = await createServer({
    database: {} as Database,
    authenticate: async ({ headers }) => callers[headers.authorization ?? ''] ?? null,
    routes: { calls: serve(calls, { alone: () => ({}), shared: () => ({}), pieces: whoseCallInPieces, search, slow }) },
    sharedWithPages: ['shared'],
    appName: 'Pages',
    logLevel: 'silent',
    webRoot,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const callers: Record<string, Caller> = { 'Bearer of-seven': { ...commandCaller, id: 7 }, 'Bearer of-command': commandCaller };

/** Searches that have begun, which end together. */
const searches = { begun: 0, end: Promise.withResolvers<void>() };
async function search() {
  searches.begun++;
  await searches.end.promise;
  return {};
}

/** A call that lasts as long as its client. */
const slowCall = { begun: Promise.withResolvers<void>(), ended: Promise.withResolvers<void>() };
async function slow(_: object, { clientGone }: { clientGone(): AbortSignal }): Promise<object> {
  const signal = clientGone();
  signal.addEventListener('abort', () => slowCall.ended.resolve());
  slowCall.begun.resolve();
  await slowCall.ended.promise;
  signal.throwIfAborted();
  return {};
}

/** For whom the database works while a piece of the answer is made. */
async function* whoseCallInPieces() {
  for (let piece = 0; piece < 3; piece++) yield `${currentCall.getStore()?.feature} of ${currentAccount()}; `;
}

/** By Node's own client, which sends an address as it is given. */
const get = (path: string, { method = 'GET', accept = 'text/html', token = '' } = {}) =>
  new Promise<{ status: number; type: string; body: string; cached: string; policy: string }>((resolve, reject) => {
    const asking = request(
      url,
      { path, method, headers: { accept, ...(token && { authorization: `Bearer ${token}` }) } },
      async (answer) => {
        let body = '';
        for await (const chunk of answer) body += chunk;
        const { 'content-type': type = '', 'cache-control': cached = '', 'content-security-policy': policy = '' } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, type, body, cached, policy: String(policy) });
      },
    );
    asking.on('error', reject).end();
  });

test.each(['/', '/index.html', '/login', '/shared/page?x=1', '/shared'])('the page is served at %s, also for HEAD', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(await get(path, { method: 'HEAD' })).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', body: '' });
});

test('each page has a nonce of its own, which its policy asks of styles, and no cache keeps it', async () => {
  const pages = await Promise.all(['/', '/', '/index.html', '/login'].map((path) => get(path)));
  const nonces = pages.map(({ body }) => body.replace('<!doctype html>the page', ''));
  expect(new Set(nonces).size).toBe(4);
  for (const [index, { policy, cached }] of pages.entries()) {
    expect(nonces[index]).toMatch(/^[\w+/]{22,}$/);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    expect(cached).toBe('no-store');
  }
});

test.each(['/', '/healthz', '/api/nothing', '/api/docs/', '/api/openapi.json', '/assets/gone-1.js'])(
  'nothing foreign or inline may run where %s answers',
  async (path) => {
    const { policy } = await get(path);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const rule of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
  },
);

test.each(['/healthz', '/api/docs/', '/api/openapi.json'])('no cache keeps what %s answers', async (path) => {
  expect(await get(path)).toMatchObject({ status: 200, cached: 'no-store' });
});

test.each(['/api', '/api?x', '/api/nothing', '/alone', '/alone?x', '/alone/nothing', '/healthz/x', '/assets/gone-1.js'])(
  'no page answers under %s, where only calls and files are',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, type: 'application/problem+json; charset=utf-8' });
  },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
test.each(methods)('an unknown call answers %s with a JSON error, whatever the request accepts', async (method) => {
  for (const path of ['/api/nothing', '/alone/nothing'])
    for (const accept of ['text/html', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', '*/*', 'application/json', 'image/png', ''])
      expect(await get(path, { method, accept }), accept).toMatchObject({ status: 404, type: 'application/problem+json; charset=utf-8' });
});

test.each(methods.slice(2))('no page answers to %s', async (method) => {
  for (const path of ['/', '/login', '/shared/page'])
    expect(await get(path, { method }), path).toMatchObject({ status: 404, type: 'application/problem+json; charset=utf-8' });
});

test('if a call and a page share an address, navigation gets the page, and a call its answer', async () => {
  const answer = { status: 200, type: 'application/json; charset=utf-8' };
  expect(await get('/shared/call')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(await get('/shared/call', { accept: 'application/json' })).toMatchObject(answer);
  expect(await get('/shared/call', { token: 'any' })).toMatchObject(answer);
});

test('what an answer in pieces asks of the database counts for its caller until its end', async () => {
  const whose = 'calls of 7; ';
  expect(await get('/alone/pieces', { token: 'of-seven' })).toMatchObject({ status: 200, body: whose.repeat(3) });
});

test('files that a later build adds are there without a new start, and what is missing is told as JSON', async () => {
  expect(await get('/assets/new-2.js', { accept: '*/*' })).toMatchObject({ status: 404, type: 'application/problem+json; charset=utf-8' });
  writeFileSync(join(folder, 'web/assets/new-2.js'), 'export {};');
  expect(await get('/assets/new-2.js', { accept: '*/*' })).toMatchObject({
    status: 200,
    body: 'export {};',
    cached: 'public, max-age=31536000, immutable',
  });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '//secret.txt',
  '/..%5csecret.txt',
])('nothing beside the pages is given away under %s', async (path) => {
  const { status, body } = await get(path, { accept: '*/*' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).not.toContain('secret');
});

test('a search does not begin once its client has gone, and commands do not wait for one another', async () => {
  const arrived: ServerResponse[] = [];
  app.server.on('request', (_, response) => arrived.push(response));
  const ask = (token: string) => get('/alone/search', { token });
  const running = Array.from({ length: 4 }, () => ask('of-seven'));
  await expect.poll(() => searches.begun).toBe(4);
  const leaving = request(url, { path: '/alone/search', headers: { authorization: 'Bearer of-seven' } });
  leaving.on('error', () => {}).end();
  await expect.poll(() => arrived.length).toBe(5);
  const gone = once(arrived[4] as ServerResponse, 'close');
  leaving.destroy();
  await gone;
  const commands = Array.from({ length: 6 }, () => ask('of-command'));
  await expect.poll(() => searches.begun).toBe(10);
  const last = ask('of-seven');
  searches.end.resolve();
  for (const { status } of await Promise.all([...running, ...commands, last])) expect(status).toBe(200);
  expect(searches.begun).toBe(11);
});

test('tells a call that its client has gone', async () => {
  const asking = request(url, { path: '/alone/slow' })
    .on('error', () => {})
    .end();
  await slowCall.begun.promise;
  asking.destroy();
  await slowCall.ended.promise;
  expect((await get('/alone/call', { accept: '*/*' })).status).toBe(200);
});
