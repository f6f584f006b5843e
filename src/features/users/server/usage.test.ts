import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { KindUsage, StoredTotals } from '../contract.ts';

const { admin, client, ids } = testDemo({ limits: { quotas: { tasks: { items: 500, bytes: 70_000 } } } });
const tasksOf = async (id: number) =>
  ((await admin(`GET /api/users/${id}/usage`)).json() as { kinds: KindUsage[] }).kinds.find(({ kind }) => kind === 'tasks');

test('shows an admin what an account stores of each kind beside its quota, up to date', async () => {
  const id = ids.client;
  const before = await tasksOf(id);
  expect(before).toMatchObject({ mostItems: 500, mostBytes: 70_000 });
  await client('POST /apps/todo/add-tasks', { task: { title: 'três', description: '<p>é</p>' } });
  // Bytes, not characters.
  expect(await tasksOf(id)).toMatchObject({ items: (before?.items ?? 0) + 1, bytes: (before?.bytes ?? 0) + 5 + 9 });
  const own: KindUsage[] = (await client('GET /api/account/usage')).json().kinds;
  expect(own.find(({ kind }) => kind === 'tasks')).toEqual(await tasksOf(id));
  expect((await admin('GET /api/users/999999/usage')).statusCode).toBe(404);
});

test('shows an admin the accounts at a quota first, then the largest, and the totals', async () => {
  const id = ids.client;
  const totals = async () => (await admin('GET /api/users/usage')).json() as StoredTotals;
  const bytesOf = (accounts: StoredTotals['accounts']) => accounts.map((account) => account.bytes);
  const before = await totals();
  expect(bytesOf(before.accounts)).toEqual(bytesOf(before.accounts).sort((a, b) => b - a));
  expect(before.accounts.flatMap(({ limits }) => limits)).toEqual([]);
  expect(before.bytes).toBeGreaterThanOrEqual(bytesOf(before.accounts).reduce((sum, each) => sum + each, 0));

  // Not enough is left for another such task.
  const write = async (length: number) =>
    client('POST /apps/todo/add-tasks', { task: { title: 'grande', description: `<p>${'x'.repeat(length)}</p>` } });
  const left = 70_000 - ((await tasksOf(id))?.bytes ?? 0);
  expect((await write(left - 100)).statusCode).toBe(201);
  const { accounts } = await totals();
  expect(accounts[0]).toMatchObject({ id, limits: [{ kind: 'tasks', mostItems: 500, mostBytes: 70_000 }] });
  expect(bytesOf(accounts.slice(1))).toEqual(bytesOf(accounts.slice(1)).sort((a, b) => b - a));
});
