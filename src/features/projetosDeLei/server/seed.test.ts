import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#kit/server/testServer.ts';
import { seedProjetos } from './seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.close());

const bills = () => server.database.read.selectFrom('projetos').selectAll().orderBy('id').execute();
const history = () => server.database.read.selectFrom('projetos_alteracoes').selectAll().orderBy('id').execute();

test('the demonstration has eighty bills, one of 201 authors and one of 351 steps', async () => {
  const all = await bills();
  expect(all).toHaveLength(80);
  expect(new Set(all.map(({ casa, tipo, numero, ano }) => `${casa} ${tipo} ${numero}/${ano}`)).size).toBe(80);
  expect(all.map(({ autores_total }) => autores_total)).toContain(201);
  expect(all.map(({ tramitacoes_total }) => tramitacoes_total)).toContain(351);
  expect(all.every(({ demo, situacao, autor, orgao }) => demo && situacao && autor && orgao)).toBe(true);
});

test('its bills move along with the day, which is no change', async () => {
  const [before, told] = [await bills(), await history()];
  expect(told.length).toBeGreaterThan(5);
  const later = new Date(Date.now() + 40 * 86_400_000);
  await server.database.write((db) => seedProjetos(db, later));
  expect(await history()).toEqual(told);
  const after = await bills();
  expect(after.map(({ id, numero, ano }) => [id, numero, ano])).toEqual(before.map(({ id, numero, ano }) => [id, numero, ano]));
  expect(after.map(({ tramitacoes_total }) => tramitacoes_total)).toEqual(before.map(({ tramitacoes_total }) => tramitacoes_total));
  expect(after.filter(({ ultima_tramitacao }) => (ultima_tramitacao ?? '') > later.toISOString())).not.toHaveLength(0);
});
