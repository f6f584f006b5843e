import { afterEach, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { demoAdmin, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

const notices = () => server.database.read.selectFrom('licitacoes').select(['id', 'controle', 'publicacao']).orderBy('id').execute();
const seededOn = (seeded_on: string) => server.database.write((db) => db.updateTable('demo_seeds').set({ seeded_on }).execute());

test('the demo is filled once and moved to each new day; removed rows stay removed', async () => {
  server = await testServer({ demo: true });
  const first = await notices();
  // Two of them were entered by hand.
  expect(first).toHaveLength(602);
  expect(await server.seedDemo()).toBe(false);
  expect(await notices()).toEqual(first);

  const admin = await server.as(demoAdmin);
  await admin(`DELETE /apps/invoice/delete?id=${first[0]?.id}`);
  await server.database.write((db) => db.updateTable('licitacoes').set({ atualizacao: '2020-01-01T00:00:00.000Z', digest: '' }).execute());
  await seededOn('2020-01-01');
  expect(await server.seedDemo()).toBe(true);
  expect((await notices()).map(({ controle }) => controle)).toEqual(first.slice(1).map(({ controle }) => controle));
  expect(await server.database.read.selectFrom('demo_seeds').select('seeded_on').execute()).toEqual([
    { seeded_on: dayInBrasilia(new Date()) },
  ]);
});

const tables = [
  'demo_employees',
  'autocomplete_terms',
  'products',
  'cart_items',
  'wishlist_items',
  'bookmarks',
  'follows',
  'notifications',
] as const;
type Sample = (typeof tables)[number];
const emptied = (...some: Sample[]) =>
  server.database.write(async (db) => {
    for (const table of some.toReversed()) await db.deleteFrom(table).execute();
  });
async function counts(): Promise<Partial<Record<Sample, number>>> {
  const all: Partial<Record<Sample, number>> = {};
  for (const table of tables) all[table] = (await server.database.read.selectFrom(table).select('id').execute()).length;
  return all;
}
const whole = {
  demo_employees: 100,
  autocomplete_terms: 100,
  products: 27,
  cart_items: 4,
  wishlist_items: 4,
  bookmarks: 8,
  follows: 40,
  notifications: 23,
};
/** Those of offers and followed suppliers belong to parts that are still there. */
const restored = { ...whole, notifications: 10 };

test('is not added to real data, but its accounts are', async () => {
  server = await testServer({ demo: true });
  await emptied(...tables);
  await server.database.write(async (db) => {
    const [kept] = await db.selectFrom('licitacoes').select('id').limit(1).execute();
    await db
      .deleteFrom('licitacoes')
      .where('id', '<>', kept?.id ?? 0)
      .execute();
    await db.deleteFrom('demo_seeds').execute();
    await db.deleteFrom('users').execute();
  });
  await server.seedDemo();
  expect(await notices()).toHaveLength(1);
  expect(new Set(Object.values(await counts()))).toEqual(new Set([0]));
  await server.as(demoAdmin);
});

test('new parts are added to the demo of an earlier version, also on the day it was filled', async () => {
  server = await testServer({ demo: true });
  expect(await counts()).toEqual(whole);
  await emptied(...tables);
  await Promise.all([server.seedDemo(), server.seedDemo()]);
  expect(await counts()).toEqual(restored);
  await emptied('products', 'cart_items', 'wishlist_items');
  await server.seedDemo();
  expect(await counts()).toEqual(restored);
});

test('bookmarks, carts and messages that an account has removed stay removed', async () => {
  server = await testServer({ demo: true });
  await emptied('bookmarks', 'cart_items', 'wishlist_items', 'notifications');
  await server.seedDemo();
  await seededOn('2020-01-01');
  await server.seedDemo();
  expect(await counts()).toEqual({ ...whole, bookmarks: 0, cart_items: 0, wishlist_items: 0, notifications: 0 });
});
