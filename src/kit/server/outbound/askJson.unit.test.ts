// Asking a real server that has the faults of public services.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askJson } from './askJson.ts';
import { politeHosts } from './politeHosts.ts';

let server: Server;
let url: URL;
/** The next answers; afterwards `{"a":1}`. */
let answers: ((response: ServerResponse) => void)[] = [];
let calls = 0;
/** How long the queue waited between the calls, in milliseconds of a clock that only waiting moves. */
let waits: number[] = [];
let clock = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    calls++;
    const answer = answers.shift();
    if (answer) answer(response);
    else response.end('{"a":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => server.close());
beforeEach(() => {
  answers = [];
  waits = [];
  calls = 0;
});

const hosts = () =>
  politeHosts({
    now: () => clock,
    wait: async (ms) => {
      waits.push(ms);
      clock += ms;
    },
    random: () => 0,
  });
const queue = (polite = hosts(), signal = new AbortController().signal) => polite.queue(url, { perSecond: 1, signal });
const options = { attempts: 3, maxBytes: 1000, allowPrivate: true, envelopes: new Set(['data']), most: 3 };
const status =
  (code: number, body = '', headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end(body);

test('calls are made one a second', async () => {
  const polite = queue();
  const all = await Promise.all([askJson(polite, url, options), askJson(polite, url, options)]);
  expect(all).toEqual([
    { kind: 'ok', bytes: 7, isList: false, records: [{ a: 1 }], fields: {} },
    { kind: 'ok', bytes: 7, isList: false, records: [{ a: 1 }], fields: {} },
  ]);
  expect(waits).toEqual([1000]);
});

test.each([
  ['an overloaded service', [429, 503]],
  ['a gateway without its service', [502, 504]],
])('%s is asked again, slower each time', async (_, codes) => {
  answers = codes.map((code) => status(code));
  expect(await askJson(queue(), url, options)).toEqual({ kind: 'ok', bytes: 7, isList: false, records: [{ a: 1 }], fields: {} });
  expect(waits).toEqual([2000, 4000]);
});

test('the service says how long to wait, but not for ever', async () => {
  answers = [status(429, '', { 'retry-after': '30' }), status(429, '', { 'retry-after': '99999' })];
  expect(await askJson(queue(), url, options)).toMatchObject({ kind: 'ok' });
  expect(waits).toEqual([30_000, 600_000]);
});

test.each([
  ['an error page with status 200', status(200, '<html>')],
  [
    'half an answer',
    (response: ServerResponse) => response.writeHead(200, { 'content-length': 100 }).write('{"a', () => response.destroy()),
  ],
  ['an answer that is too large', status(200, JSON.stringify('a'.repeat(2000)))],
])('%s counts as away after three attempts', async (_, answer) => {
  answers = [answer, answer, answer];
  expect(await askJson(queue(), url, options)).toMatchObject({ kind: 'down', isAddress: false });
  expect(calls).toBe(3);
});

test('nothing found, and questions that are refused', async () => {
  answers = [status(204), status(404, '{"message":"Nada"}'), status(422, '{}'), status(422, '{"message":"Data Inicial"}')];
  const polite = queue();
  expect(await askJson(polite, url, options)).toEqual({ kind: 'empty' });
  expect(await askJson(polite, url, options)).toEqual({ kind: 'refused', status: 404, message: 'Nada' });
  // A false refusal is asked once more.
  expect(await askJson(polite, url, options)).toEqual({ kind: 'refused', status: 422, message: 'Data Inicial' });
  expect(calls).toBe(4);
});

test('an address of the own network is refused at once', async () => {
  expect(await askJson(queue(), url, { ...options, allowPrivate: false })).toMatchObject({ kind: 'down', isAddress: true });
  expect(await askJson(queue(), new URL('https://localhost/'), { ...options, allowPrivate: false })).toMatchObject({ isAddress: true });
  expect(calls).toBe(0);
});

test('a queue whose caller gives up makes no more calls', async () => {
  await expect(askJson(queue(hosts(), AbortSignal.abort()), url, options)).rejects.toThrow();
  expect(calls).toBe(0);
});

test('a host is as slow, and waited for as long, for a caller that comes later', async () => {
  const polite = hosts();
  answers = [status(429, '', { 'retry-after': '300' })];
  await askJson(queue(polite), url, { ...options, attempts: 1 });
  await askJson(queue(polite), url, options);
  expect(waits).toEqual([300_000]);
  // Half as slow after an answer: the usual gap again.
  await askJson(queue(polite), url, options);
  expect(waits).toEqual([300_000, 1000]);
});
