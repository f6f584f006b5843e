import { expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { seedLicitacoes } from './seed.ts';

const server = serverForFile({ demo: true });

const rows = (table: 'licitacoes_alteracoes' | 'lotes') => server.database.read.selectFrom(table).selectAll().orderBy('id').execute();
const dates = () =>
  server.database.read
    .selectFrom('licitacoes')
    .select(['id', 'publicacao', 'encerrada'])
    .where('fonte', '=', 'demo')
    .orderBy('id')
    .execute();

test('the demo has a history from its first day on, and moving its dates adds nothing to it', async () => {
  const [history, lotes, before] = [await rows('licitacoes_alteracoes'), await rows('lotes'), await dates()];
  expect(history.length).toBeGreaterThan(5);
  await server.database.write((db) => seedLicitacoes(db, new Date(Date.now() + 40 * 86_400_000)));
  expect(await rows('licitacoes_alteracoes')).toEqual(history);
  expect(await rows('lotes')).toEqual(lotes);
  const after = await dates();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.every(({ publicacao }, i) => publicacao > (before[i]?.publicacao ?? ''))).toBe(true);
  expect(after.map(({ encerrada }) => encerrada)).toEqual(before.map(({ encerrada }) => encerrada));
});
