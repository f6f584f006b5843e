import { afterEach, expect, test, vi } from 'vitest';
import { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { LastFigures } from './lastFigures.ts';
import { documentOf, reduced, schema } from './schema.ts';

afterEach(() => void vi.useRealTimers());

const row = {
  ...{ licitacao_id: 1, unidade: 'CX', valor: 10, estimado: 12, total: 100, dia: '2026-03-15', uf: 'SP' },
  ...{ orgao: 'Prefeitura de Assis', orgao_cnpj: '46179941000135', fornecedor: '', nome_chave: null, catalogo: '' },
  descricao: 'Papel sulfite',
};
const filter = { q: 'papel', ate: '2026-03-31' };

function indexOf(...valores: number[]): SearchIndex {
  const index = new SearchIndex(schema, reduced);
  for (const [at, valor] of valores.entries()) index.set(documentOf({ ...row, id: at + 1, valor }));
  return index;
}

test('figures are kept for the same search, however it is written', () => {
  const [index, last] = [indexOf(10, 20), new LastFigures()];
  const figures = last.compute(index, filter);
  expect(last.of(index, { ate: filter.ate, uf: undefined, q: filter.q })).toBe(figures);
  expect(last.unitOf(index, filter)).toBe('CX');
  expect(last.of(index, { ...filter, valorMin: 15 }).homologado).toMatchObject({ n: 1, mediana: 20 });
  expect(last.of(index, filter)).toEqual(figures);
});

test('figures are dropped when a price is added, changed or removed', () => {
  const [index, last] = [indexOf(10, 20), new LastFigures()];
  const medianAfter = (change: () => void) => {
    last.of(index, filter);
    change();
    return last.of(index, filter).homologado?.mediana;
  };
  expect(medianAfter(() => {})).toBe(15);
  expect(medianAfter(() => index.set(documentOf({ ...row, id: 3, valor: 60 })))).toBe(20);
  expect(medianAfter(() => index.set(documentOf({ ...row, id: 2, valor: 30 })))).toBe(30);
  expect(medianAfter(() => index.delete(3))).toBe(20);
  expect(last.unitOf(index, filter)).toBe('CX');
  for (const id of [1, 2]) index.set(documentOf({ ...row, id, unidade: 'UN' }));
  expect(last.unitOf(index, filter)).toBe('UN');
  for (const id of [1, 2]) index.delete(id);
  expect(last.unitOf(index, filter)).toBeNull();
});

test('figures of one index are not those of the next', () => {
  const last = new LastFigures();
  expect(last.of(indexOf(10, 20), filter).homologado?.mediana).toBe(15);
  expect(last.of(indexOf(30, 50), filter).homologado?.mediana).toBe(40);
});

test('the months of kept figures end with the day', () => {
  const [index, last] = [indexOf(10), new LastFigures()];
  const lastMonth = () => last.of(index, { q: 'papel' }).meses.at(-1)?.mes;
  vi.useFakeTimers({ now: new Date('2026-03-31T23:59:00-03:00') });
  expect(lastMonth()).toBe('2026-03');
  vi.setSystemTime(new Date('2026-04-01T00:01:00-03:00'));
  expect(lastMonth()).toBe('2026-04');
});
