import { expect, it } from 'vitest';
import type { Tramitacao } from '../../entities.ts';
import { groupSteps } from './groupSteps.ts';

const step = (id: number, data: string, situacao: string): Tramitacao => ({
  id,
  sequencia: id,
  data,
  situacao,
  orgao: 'MESA',
  regime: '',
  descricao: '',
  despacho: '',
  url: null,
});
const steps = [
  step(1, '2025-12-30T14:00:00.000Z', ''),
  // Still the previous year in Brasília.
  step(2, '2026-01-01T01:00:00.000Z', 'Aguardando Parecer'),
  step(3, '2026-01-05T12:00:00.000Z', 'Aguardando Parecer'),
  step(4, '2026-01-05T13:00:00.000Z', 'Pronta para Pauta'),
];
const changedSteps = (order: 'asc' | 'desc', isWhole = true, some = order === 'asc' ? steps : steps.toReversed()) =>
  groupSteps(some, order, isWhole)
    .flatMap(({ days }) => days.flatMap((day) => day.steps))
    .flatMap(({ id, isNewSituacao }) => (isNewSituacao ? [id] : []));

it('groups steps by year and day in Brasília, in the given order', () => {
  expect(groupSteps(steps, 'asc', true).map(({ year, days }) => [year, days.map(({ day, steps }) => [day, steps.length])])).toEqual([
    [
      '2025',
      [
        ['2025-12-30', 1],
        ['2025-12-31', 1],
      ],
    ],
    ['2026', [['2026-01-05', 2]]],
  ]);
  expect(groupSteps(steps.toReversed(), 'desc', true).map(({ year }) => year)).toEqual(['2026', '2025']);
});

it('marks the steps that changed the situation, in both orders', () => {
  expect(changedSteps('asc')).toEqual([2, 4]);
  expect(changedSteps('desc')).toEqual([4, 2]);
});

it('marks the earliest step shown only if it is the first of all', () => {
  expect(changedSteps('desc', false, [steps[3], steps[2]] as Tramitacao[])).toEqual([4]);
  expect(changedSteps('desc', true, [steps[2]] as Tramitacao[])).toEqual([3]);
});
