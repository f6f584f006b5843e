import { expect, it } from 'vitest';
import { filterForm } from './filterParams.ts';

const { noFilters, refusedBy, toSearch, toValues } = filterForm;

it('converts to form values and back without loss', () => {
  const search = {
    modalidade: [6, 8],
    uf: ['SP'],
    municipio: 'Santos',
    valorMin: 0,
    valorMax: 10.5,
    aberturaDe: '2026-01-31',
    srp: false,
    importacao: 12,
  };
  expect(toSearch(toValues(search))).toEqual({ ...noFilters, ...search });
});

it('ignores empty fields', () => {
  expect(toSearch(toValues({}))).toEqual(noFilters);
  expect(toSearch({ ...toValues({}), municipio: '  ', orgao: ' Saúde ' })).toEqual({ ...noFilters, orgao: 'Saúde' });
});

it('reports values out of range with their limits', () => {
  expect(refusedBy(toValues({ uf: ['SP'], valorMin: 10 }))).toEqual([]);
  expect(refusedBy({ ...toValues({}), valorMin: -5 })).toEqual([{ name: 'valorMin', isDay: false, minimum: 0, maximum: 1e15 }]);
});
