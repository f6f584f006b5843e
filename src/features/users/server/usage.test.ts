import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { KindUsage, StoredTotals } from '../contract.ts';

let server: TestServer;
let admin: Call;
let client: Call;
beforeAll(async () => {
  server = await testServer({ demo: true, limits: { quotas: { tasks: { items: 500, bytes: 70_000 } } } });
  [admin, client] = await Promise.all([server.as(demoAdmin), server.as(demoClient)]);
});
afterAll(() => server.close());

const idOf = async ({ email }: { email: string }) =>
  (await server.database.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const tasksOf = async (id: number) =>
  ((await admin(`GET /api/users/${id}/usage`)).json() as { kinds: KindUsage[] }).kinds.find(({ kind }) => kind === 'tasks');

test('an admin sees what an account keeps of each kind beside its quota, as of now', async () => {
  const id = await idOf(demoClient);
  const before = await tasksOf(id);
  expect(before).toMatchObject({ mostItems: 500, mostBytes: 70_000 });
  await client('POST /apps/todo/add-tasks', { task: { title: 'três', description: '<p>é</p>' } });
  // Bytes, not letters.
  expect(await tasksOf(id)).toMatchObject({ items: (before?.items ?? 0) + 1, bytes: (before?.bytes ?? 0) + 5 + 9 });
  expect((await admin('GET /api/users/999999/usage')).statusCode).toBe(404);
});

test('an admin sees the accounts that keep most, the heaviest first, and what all keep together', async () => {
  const description = `<p>${'x'.repeat(60_000)}</p>`;
  expect((await client('POST /apps/todo/add-tasks', { task: { title: 'grande', description } })).statusCode).toBe(201);
  const { accounts, items, bytes } = (await admin('GET /api/users/usage')).json() as StoredTotals;
  expect(accounts.map((account) => account.bytes)).toEqual(accounts.map((account) => account.bytes).sort((a, b) => b - a));
  expect(accounts.map(({ id }) => id)).toContain(await idOf(demoClient));
  expect(bytes).toBeGreaterThanOrEqual(accounts.reduce((sum, account) => sum + account.bytes, 0));
  expect(items).toBeGreaterThanOrEqual(accounts.reduce((sum, account) => sum + account.items, 0));
});
