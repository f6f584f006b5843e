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
  const read = () => database.read.selectFrom('propostas').select(['id', 'etapa_desde', 'encerrada_em']).orderBy('id').execute();
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
  const days = after.map(({ etapa_desde }, place) => (Date.parse(etapa_desde) - Date.parse(before[place]?.etapa_desde ?? '')) / 86_400_000);
  expect(days[0]).toBe(0);
  expect(new Set(days.slice(1))).toEqual(new Set([2]));
});
