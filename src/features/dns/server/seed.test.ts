import { afterEach, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Call, demoAdmin, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import type { DnsEntry, DnsUpload } from '../contract.ts';
import { moveDns } from './seed.ts';

let server: TestServer;
afterEach(() => server.close());

const entries = async (admin: Call): Promise<DnsEntry[]> => (await admin('GET /api/dns/entries?perPage=100')).json().entries;

test("the demonstration's lists are committed, and their dates move along with the day, also of one that was undone", async () => {
  server = await testServer({ demo: true });
  const admin = await server.as(demoAdmin);
  const { uploads } = (await admin('GET /api/dns/uploads')).json() as { uploads: DnsUpload[] };
  expect(uploads.map(({ estado, by }) => [estado, by])).toEqual([
    ['gravada', 'Helena Prado'],
    ['gravada', 'Helena Prado'],
  ]);
  const before = await entries(admin);
  expect(before).toHaveLength(25);
  expect(before.some(({ ascii }) => ascii.startsWith('xn--'))).toBe(true);
  expect(before.some(({ vencimento }) => vencimento === dayInBrasilia(new Date()))).toBe(true);

  await admin(`POST /api/dns/uploads/${uploads[0]?.id}/undo`);
  await server.database.write((db) => moveDns(db, new Date(Date.now() + 86_400_000)));
  await admin(`POST /api/dns/uploads/${uploads[0]?.id}/redo`);
  const dayAfter = (day: string | null) => day && new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  expect(await entries(admin)).toEqual(
    before.map((entry) => ({ ...entry, vigencia: dayAfter(entry.vigencia), vencimento: dayAfter(entry.vencimento) })),
  );
});
