import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { etapas } from '../entities.ts';
import { movePropostas } from './moveSeed.ts';

const { server, client } = testDemo();

test('the demo has offers in every stage, tied to notices, with sums that match their items', async () => {
  const { colunas } = (await client('GET /api/propostas/board')).json() as { colunas: { etapa: string; total: number }[] };
  expect(colunas.map(({ etapa }) => etapa)).toEqual(etapas);
  for (const { total } of colunas) expect(total).toBeGreaterThan(0);
  const { propostas } = (await client('GET /api/propostas?perPage=100')).json();
  expect(propostas.every(({ edital }: { edital: { existe: boolean } }) => edital.existe)).toBe(true);
  expect(propostas.filter(({ preco_total }: { preco_total: number }) => preco_total > 0).length).toBeGreaterThan(20);
  expect(propostas.some(({ resultado_valor }: { resultado_valor: number | null }) => resultado_valor !== null)).toBe(true);
});

test('its dates move with the days, the others stay', async () => {
  const { database } = server;
  const read = () => database.read.selectFrom('propostas').select(['id', 'etapa', 'etapa_desde']).orderBy('id').execute();
  const before = await read();
  await database.write((db) =>
    db
      .updateTable('propostas')
      .set({ is_demo: false })
      .where('id', '=', before[0]?.id ?? 0)
      .execute(),
  );
  await database.write((db) => movePropostas(db, '2026-03-01', new Date('2026-03-03T12:00:00.000Z')));
  const after = await read();
  const movedBy = (row: (typeof after)[number], place: number) =>
    (Date.parse(row.etapa_desde) - Date.parse(before[place]?.etapa_desde ?? '')) / 86_400_000;
  const days = after.map((row, place) => ({ ...row, days: movedBy(row, place) }));
  expect(days[0]?.days).toBe(0);
  const ended = days.slice(1).filter(({ etapa }) => etapa === 'ganha' || etapa === 'perdida');
  expect(new Set(ended.map((row) => row.days))).toEqual(new Set([2]));
  // The notices have not moved: what was done for a session stays before it.
  expect(Math.max(...days.map((row) => row.days))).toBe(2);
});
