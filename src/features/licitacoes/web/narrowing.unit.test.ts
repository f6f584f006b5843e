import { expect, it } from 'vitest';
import { noFilters, toSearch, toValues } from './narrowing.ts';

it('comes back from the form as it went in', () => {
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

it('narrows nothing by what is empty', () => {
  expect(toSearch(toValues({}))).toEqual(noFilters);
  expect(toSearch({ ...toValues({}), municipio: '  ', orgao: ' Saúde ' })).toEqual({ ...noFilters, orgao: 'Saúde' });
});
