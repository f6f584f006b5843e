import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { testServer } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import { isNewer, purgeOldAddresses } from './worker.ts';

const server = serverForFile({ env: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://certame.example' } });
beforeAll(async () => {
  // No mail server listens there, so mails stay in the outbox.
});
beforeEach(() =>
  server.database.write(async (db) => {
    for (const table of ['waitlist', 'mails', 'attempts'] as const) await db.deleteFrom(table).execute();
  }),
);

const join = (email: string, kind = 'maintenance', headers = {}) => server.call('POST /api/waitlist', { kind, email }, headers);
const waiting = () => server.database.read.selectFrom('waitlist').selectAll().orderBy('id').execute();
const mails = () => server.database.read.selectFrom('mails').select(['recipient', 'subject', 'body']).orderBy('recipient').execute();

test('an address is stored once per kind, and the answer does not reveal whether it was there', async () => {
  const answers = [await join('ana@example.com'), await join('ANA@Example.com'), await join('ana@example.com', 'release')];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, ''],
    [200, ''],
    [200, ''],
  ]);
  expect((await waiting()).map(({ kind, email, language }) => [kind, email, language])).toEqual([
    ['maintenance', 'ana@example.com', 'pt'],
    ['release', 'ana@example.com', 'pt'],
  ]);
});

test('an invalid address or kind is refused, and joining is rate limited', async () => {
  for (const [email, kind] of [
    ['ana', 'release'],
    ['', 'release'],
    [' ana@example.com', 'release'],
    [`${'a'.repeat(250)}@example.com`, 'release'],
    ['ana@example.com', 'other'],
  ] as const)
    expect((await join(email, kind)).statusCode).toBe(400);
  expect(await waiting()).toEqual([]);
  const answers = [];
  for (let times = 0; times < 31; times++) answers.push(await join('ana@example.com'));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
});

test('the end of maintenance and a newer version are announced once, in the language of the request, and the address is removed', async () => {
  await join('ana@example.com', 'maintenance', { 'accept-language': 'fr' });
  await join('rui@example.com', 'release');
  await join('now@example.com');
  await join('now@example.com', 'release');
  await server.database.write(async (db) => {
    const before = new Date(Date.now() - 6 * 60_000).toISOString();
    await db.updateTable('waitlist').set({ seen_at: before }).where('email', '=', 'ana@example.com').execute();
    await db.updateTable('waitlist').set({ version: '0.0.1' }).where('email', '=', 'rui@example.com').execute();
  });
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 30_000, interval: 50 });
  const [toAna, toRui] = await mails();
  expect(toAna).toMatchObject({ recipient: 'ana@example.com', subject: 'Certame est de nouveau disponible' });
  expect(toAna?.body).toContain('https://certame.example');
  expect(toRui).toMatchObject({ recipient: 'rui@example.com', subject: expect.stringMatching(/^Certame: nova versão \d+\.\d+/) });
  expect((await waiting()).map(({ kind, email }) => [kind, email])).toEqual([
    ['maintenance', 'now@example.com'],
    ['release', 'now@example.com'],
  ]);
});

test('an address waits thirty days for the end of maintenance, a year for a new version', async () => {
  const ages = { maintenance: [31, 29], release: [366, 364] };
  for (const [kind, days] of Object.entries(ages))
    for (const age of days) {
      const email = `${age}@example.com`;
      await join(email, kind);
      const created_at = new Date(Date.now() - age * 86_400_000).toISOString();
      await server.database.write((db) => db.updateTable('waitlist').set({ created_at }).where('email', '=', email).execute());
    }
  await purge({ database: server.database, name: 'retention test', steps: [purgeOldAddresses] }, new AbortController().signal);
  expect((await waiting()).map(({ email }) => email)).toEqual(['29@example.com', '364@example.com']);
});

test('a full list refuses new addresses, and keeps those that it has', async () => {
  await join('ana@example.com');
  const now = new Date().toISOString();
  const row = { kind: 'maintenance', language: 'pt', version: '', created_at: now, seen_at: now } as const;
  for (let part = 0; part < 10; part++) {
    const rows = Array.from({ length: part === 9 ? 999 : 1000 }, (_, place) => ({ ...row, email: `${part}-${place}@example.com` }));
    await server.database.write((db) => db.insertInto('waitlist').values(rows).execute());
  }
  const answers = [await join('rui@example.com'), await join('ana@example.com', 'maintenance', { 'accept-language': 'de' })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 200]);
  expect((await waiting())[0]).toMatchObject({ email: 'ana@example.com', language: 'de' });
  expect((await join('rui@example.com', 'release')).statusCode).toBe(200);
});

test('a server that sends no mail accepts no address', async () => {
  const silent = await testServer();
  expect((await silent.call('POST /api/waitlist', { kind: 'release', email: 'ana@example.com' })).statusCode).toBe(409);
  expect(await silent.database.read.selectFrom('waitlist').selectAll().execute()).toEqual([]);
  await silent.close();
});

test.each([
  ['1.10.0', '1.9.3', true],
  ['0.2.0', '0.1.0', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.2.0', false],
])('%s is newer than %s: %s', (version, than, is) => expect(isNewer(version, than)).toBe(is));
