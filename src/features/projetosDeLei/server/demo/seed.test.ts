import { expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { advanceSteps } from '../import/partFacts.ts';
import { seedProjetos } from './seed.ts';

const server = serverForFile({ demo: true });

const bills = () => server.database.read.selectFrom('projetos').selectAll().orderBy('id').execute();
const history = () => server.database.read.selectFrom('projetos_alteracoes').selectAll().orderBy('id').execute();

test('the demo has eighty bills, one with 201 authors and one with 351 steps', async () => {
  const all = await bills();
  expect(all).toHaveLength(80);
  expect(new Set(all.map(({ casa, tipo, numero, ano }) => `${casa} ${tipo} ${numero}/${ano}`)).size).toBe(80);
  expect(all.map(({ autores_total }) => autores_total)).toContain(201);
  expect(all.map(({ tramitacoes_total }) => tramitacoes_total)).toContain(351);
  expect(all.every(({ demo, situacao, autor, orgao }) => demo && situacao && autor && orgao)).toBe(true);
});

test('the bills’ dates move with the day, which is not recorded as a change', async () => {
  const [before, recorded] = [await bills(), await history()];
  expect(recorded.length).toBeGreaterThan(5);
  const later = new Date(Date.now() + 40 * 86_400_000);
  await server.database.write((db) => seedProjetos(db, later));
  expect(await history()).toEqual(recorded);
  const after = await bills();
  expect(after.map(({ id, numero, ano }) => [id, numero, ano])).toEqual(before.map(({ id, numero, ano }) => [id, numero, ano]));
  expect(after.map(({ tramitacoes_total }) => tramitacoes_total)).toEqual(before.map(({ tramitacoes_total }) => tramitacoes_total));
});

test('a scheduled step is the next one, not the last, until its day', async () => {
  const now = new Date().toISOString();
  const planned = (await bills()).filter(({ proxima_tramitacao }) => proxima_tramitacao !== null);
  expect(planned).not.toHaveLength(0);
  for (const { ultima_tramitacao, proxima_tramitacao } of await bills())
    expect([(ultima_tramitacao ?? '') <= now, (proxima_tramitacao ?? now) >= now]).toEqual([true, true]);
  // As stored by an earlier version, and as after its day has passed.
  const [old, due] = planned as [(typeof planned)[number], (typeof planned)[number]];
  await server.database.write(async (db) => {
    await db
      .updateTable('projetos')
      .set({ ultima_tramitacao: old.proxima_tramitacao, proxima_tramitacao: null })
      .where('id', '=', old.id)
      .execute();
    await db
      .updateTable('projetos_tramitacoes')
      .set({ orgao: 'Comissão seguinte', regime: 'Urgência', situacao: 'Pronta para pauta' })
      .where('projeto_id', 'in', [old.id, due.id])
      .where('data', '>', now)
      .execute();
  });
  await server.database.write((db) => advanceSteps(db, 50));
  expect((await bills()).find(({ id }) => id === old.id)).toEqual(old);
  const itsDay = new Date(Date.parse(due.proxima_tramitacao ?? '') + 1000).toISOString();
  await server.database.write((db) => advanceSteps(db, 50, itsDay));
  const moved = await server.database.read.selectFrom('projetos').selectAll().where('id', '=', due.id).executeTakeFirstOrThrow();
  expect(moved).toMatchObject({
    ...{ ultima_tramitacao: due.proxima_tramitacao, orgao: 'Comissão seguinte', regime: 'Urgência', situacao: 'Pronta para pauta' },
  });
});
