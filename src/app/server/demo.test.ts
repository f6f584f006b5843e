import { afterEach, expect, test } from 'vitest';
import { demoAdmin, type TestServer, testServer } from '#kit/server/testServer.ts';
import { seedDemo } from './demo.ts';

let server: TestServer;
afterEach(() => server.close());

const notices = () => server.database.read.selectFrom('licitacoes').select(['id', 'controle', 'publicacao']).orderBy('id').execute();
const seededOn = (seeded_on: string) => server.database.write((db) => db.updateTable('demo_seeds').set({ seeded_on }).execute());

test('the demonstration is put in once, and moves with the day in place; what was removed stays away', async () => {
  server = await testServer({ demo: true });
  const first = await notices();
  expect(first).toHaveLength(600);
  await seedDemo(server.database);
  expect(await notices()).toEqual(first);

  const admin = await server.as(demoAdmin);
  await admin(`DELETE /apps/invoice/delete?id=${first[0]?.id}`);
  await server.database.write((db) => db.updateTable('licitacoes').set({ atualizacao: '2020-01-01T00:00:00.000Z', digest: '' }).execute());
  await seededOn('2020-01-01');
  await seedDemo(server.database);
  expect((await notices()).map(({ controle }) => controle)).toEqual(first.slice(1).map(({ controle }) => controle));
  expect(await server.database.read.selectFrom('demo_seeds').select('seeded_on').execute()).toEqual([
    { seeded_on: new Date().toISOString().slice(0, 10) },
  ]);
});

test("never mixes with data of one's own, and still lets one in to see it", async () => {
  server = await testServer({ demo: true });
  await server.database.write(async (db) => {
    const [kept] = await db.selectFrom('licitacoes').select('id').limit(1).execute();
    await db
      .deleteFrom('licitacoes')
      .where('id', '<>', kept?.id ?? 0)
      .execute();
    await db.deleteFrom('demo_seeds').execute();
    await db.deleteFrom('users').execute();
  });
  await seedDemo(server.database);
  expect(await notices()).toHaveLength(1);
  await server.as(demoAdmin);
});

test('a demonstration that an earlier version began gets what has joined it since; marks that were taken away stay away', async () => {
  server = await testServer({ demo: true });
  const { read } = server.database;
  const counts = async () => {
    const rows = async (table: 'demo_employees' | 'autocomplete_terms' | 'bookmarks') =>
      (await read.selectFrom(table).select('id').execute()).length;
    return [await rows('demo_employees'), await rows('autocomplete_terms'), await rows('bookmarks')];
  };
  expect(await counts()).toEqual([100, 100, 8]);
  await server.database.write((db) => db.deleteFrom('bookmarks').execute());
  await seedDemo(server.database);
  expect(await counts()).toEqual([100, 100, 0]);
  await server.database.write(async (db) => {
    await db.deleteFrom('demo_employees').execute();
    await db.deleteFrom('autocomplete_terms').execute();
  });
  await Promise.all([seedDemo(server.database), seedDemo(server.database)]);
  expect(await counts()).toEqual([100, 100, 8]);
});
