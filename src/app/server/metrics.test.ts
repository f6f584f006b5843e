// /metrics: who may read it, and what it shows of requests, the database and the product.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseExposition } from '#kit/server/metrics/testExposition.ts';
import { serverForFile, testDemo } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, moment, testServer } from '#kit/server/testing/testServer.ts';
import { signIn } from './events/testEvents.ts';

const token = 'k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe';
const { server, admin } = testDemo({ env: { METRICS_TOKEN: token } });
const open = serverForFile();

const scrape = async (call: Call = server.call, headers: Record<string, string> = { authorization: `Bearer ${token}` }) => {
  const answer = await call('GET /metrics', undefined, headers);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return parseExposition(answer.body);
};
/** All that two answers have in common, whenever they were given. */
const shown = ({ statusCode, headers, json }: Awaited<ReturnType<Call>>) => {
  const { 'x-request-id': _id, date: _date, ...others } = headers;
  return { statusCode, others, ...json(), requestId: '' };
};

test.each([
  ['no token', undefined],
  ['a wrong token', `Bearer ${token.replace('k', 'K')}`],
  ['the beginning of the token', `Bearer ${token.slice(0, -1)}`],
  ['another scheme', `Basic ${token}`],
])('looks like an unknown address for who sends %s', async (_, authorization) => {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  for (const method of ['GET', 'HEAD', 'POST']) {
    const [asked, unknown] = [
      await server.call(`${method} /metrics`, undefined, headers),
      await server.call(`${method} /metricz`, undefined, headers),
    ];
    expect(asked.statusCode).toBe(404);
    expect(asked.headers['content-length']).toBe(unknown.headers['content-length']);
    if (method !== 'HEAD') expect(shown(asked)).toEqual(shown(unknown));
  }
});

test('answers who has the token, also from elsewhere', async () => {
  await scrape();
  await scrape(server.call, { authorization: `bearer ${token}`, host: 'certame.example.org', 'x-forwarded-for': '203.0.113.9' });
});

test('without a token answers this machine only', async () => {
  await scrape(open.call, {});
  for (const headers of [
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { host: 'certame.example.org' },
    { origin: 'https://other.example' },
  ])
    expect((await open.call('GET /metrics', undefined, headers as never)).statusCode).toBe(404);
  const answer = await open.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
  expect(answer.statusCode).toBe(404);
  // A proxy was seen: what looks local may come from anywhere.
  expect((await open.call('GET /metrics')).statusCode).toBe(404);
});

test('counts requests by the pattern of their route, never by their address', async () => {
  const route = { method: 'GET', route: '/api/licitacoes/:id' };
  const count = async (status: string) => (await scrape()).find('certame_http_requests_total', { ...route, status }) ?? 0;
  const [before, missing] = [await count('200'), await count('404')];
  const { licitacoes } = (await admin('GET /api/licitacoes?perPage=2')).json();
  for (const { id } of licitacoes) await admin(`GET /api/licitacoes/${id}`);
  await admin('GET /api/licitacoes/987654');
  await server.call('GET /somewhere/private?of=me@example.org');
  const { find, samples } = await scrape();
  expect([(await count('200')) - before, (await count('404')) - missing]).toEqual([2, 1]);
  expect(find('certame_http_request_duration_seconds_count', route)).toBeGreaterThanOrEqual(3);
  expect(find('certame_http_requests_total', { route: 'unknown', method: 'GET', status: '404' })).toBeGreaterThanOrEqual(1);
  // This request.
  expect(find('certame_http_requests_in_flight')).toBe(1);
  const said = JSON.stringify(samples.map(({ labels }) => labels));
  for (const word of ['987654', 'private', '@', token]) expect(said).not.toContain(word);
});

test('counts event streams as open, not as slow requests, and clients that go away', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const headers = await signIn(`http://127.0.0.1:${port}`, demoAdmin);
  const stream = request({ port, path: '/api/events', headers }).on('error', () => {});
  stream.end();
  await once(stream, 'response');
  const during = await scrape();
  expect([during.find('certame_event_streams'), during.find('certame_event_stream_accounts')]).toEqual([1, 1]);
  expect(during.find('certame_http_requests_in_flight')).toBe(1);
  stream.destroy();
  const labels = { route: '/api/events' };
  while ((await scrape()).find('certame_event_streams') !== 0) await moment();
  while ((await scrape()).find('certame_http_requests_total', labels) === undefined) await moment();
  const after = await scrape();
  expect(after.find('certame_http_requests_total', labels)).toBe(1);
  expect(after.find('certame_http_request_duration_seconds_count', labels)).toBeUndefined();

  // A request whose body never comes, and whose client leaves.
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /jwt/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  while ((await scrape()).find('certame_http_requests_in_flight') !== 2) await moment();
  socket.destroy();
  while ((await scrape()).find('certame_http_requests_total', { route: '/jwt/login', status: 'aborted' }) !== 1) await moment();
  expect((await scrape()).find('certame_http_requests_in_flight')).toBe(1);
});

test('counts sign-ins by how they ended', async () => {
  const count = async (result: string) => (await scrape()).find('certame_sign_ins_total', { result }) as number;
  const before = await count('wrong_password');
  await server.call('POST /jwt/login', { ...demoAdmin, password: 'wrong' });
  expect((await count('wrong_password')) - before).toBe(1);
  expect(await count('signed_in')).toBeGreaterThanOrEqual(2);
});

test('shows the values of every part', async () => {
  const { find, samples } = await scrape();
  expect(find('certame_database_up')).toBe(1);
  expect(find('certame_sessions')).toBeGreaterThanOrEqual(2);
  expect(find('certame_database_size_bytes')).toBeGreaterThan(100_000);
  expect(find('certame_disk_free_bytes')).toBeGreaterThan(0);
  expect(find('certame_source_state', { source: 'pncp', state: 'desligada' })).toBe(1);
  expect(find('certame_outbox_mails', { state: 'waiting' })).toBe(0);
  expect(find('certame_imports_open', { state: 'em_andamento' })).toBe(0);
  for (const { labels, name, value } of samples.filter((each) => each.name === 'certame_metrics_failures_total'))
    expect([name, labels, value]).toEqual([name, labels, 0]);
  const transactions = samples.filter(({ name }) => name === 'certame_database_transaction_seconds_count');
  expect(transactions.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(2);
});

test('shows every value that the dashboard and the alerts name', async () => {
  const { names } = await scrape();
  const files = ['grafana/certame.json', 'prometheus/alerts.yml'].map((file) => join(import.meta.dirname, '../../../deploy', file));
  for (const file of files) {
    const named = new Set(readFileSync(file, 'utf8').match(/\b(certame|process|nodejs)_[a-z_]+/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
  }
});

// With PostgreSQL the disk is the database's own (postgresAway.test.ts).
test.skipIf(process.env.TEST_DATABASE_URL)('says that the database cannot be written, and shows the rest', async () => {
  const away = await testServer();
  await mkdir(join(away.dataDir, 'certame.probe'));
  const { find, names } = await scrape(away.call, {});
  expect(find('certame_database_up')).toBe(0);
  expect(names.has('certame_sessions')).toBe(false);
  expect(find('certame_disk_free_bytes')).toBeGreaterThan(0);
  await away.close();
});
