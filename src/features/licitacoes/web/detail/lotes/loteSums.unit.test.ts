import { expect, it } from 'vitest';
import type { Lote, Resultado } from '../../../entities.ts';
import { byGroup, hasWords, savingOf, sumUp } from './loteSums.ts';

const lote = (given: Partial<Lote>): Lote => ({
  numero: 1,
  grupo: null,
  descricao: 'Cadeira giratória',
  quantidade: 10,
  unidade: 'Unidade',
  valor_unitario: 100,
  valor_total: 1000,
  material_servico: 'M',
  beneficio: '',
  criterio: '',
  situacao: '',
  catalogo: '452844',
  ncm: '',
  ncm_descricao: '',
  categoria: '',
  informacao: '',
  margem_preferencia: '',
  resultados: [],
  ...given,
});
const resultado = (given: Partial<Resultado>): Resultado => ({
  sequencial: 1,
  fornecedor: 'Móveis Ipê Ltda',
  fornecedor_documento: '12345678000195',
  porte: 'ME',
  quantidade: 10,
  valor_unitario: 90,
  valor_total: 900,
  desconto: null,
  data: null,
  situacao: '',
  cancelado: false,
  motivo_cancelamento: '',
  ...given,
});

it('sums known values, and awards of valid results only', () => {
  const lotes = [
    lote({ resultados: [resultado({ valor_total: 400 }), resultado({ valor_total: 500 }), resultado({ cancelado: true })] }),
    lote({ numero: 2, valor_total: null, resultados: [resultado({ cancelado: true })] }),
    lote({ numero: 3, valor_total: 50.5 }),
  ];
  expect(sumUp(lotes)).toEqual({ items: 3, estimated: 1050.5, withValue: 2, awarded: 900, withResult: 1 });
  expect(sumUp([lote({ valor_total: null })])).toMatchObject({ estimated: null, awarded: null });
});

it('groups items by lot in order of first occurrence', () => {
  const lotes = [lote({ grupo: '2' }), lote({ numero: 2, grupo: '1' }), lote({ numero: 3, grupo: '2' }), lote({ numero: 4 })];
  expect(byGroup(lotes).map(({ grupo, lotes: some }) => [grupo, ...some.map(({ numero }) => numero)])).toEqual([
    ['2', 1, 3],
    ['1', 2],
    [null, 4],
  ]);
});

it('computes the saving per unit, else in total, and none for a partial quantity or without an estimate', () => {
  expect(savingOf(lote({}), resultado({ quantidade: 4, valor_total: 360 }))).toBeCloseTo(0.1);
  expect(savingOf(lote({}), resultado({ valor_unitario: 120 }))).toBeCloseTo(-0.2);
  expect(savingOf(lote({ valor_unitario: null }), resultado({ valor_unitario: null }))).toBeCloseTo(0.1);
  expect(savingOf(lote({ valor_unitario: null }), resultado({ valor_unitario: null, quantidade: 4 }))).toBeNull();
  expect(savingOf(lote({ valor_unitario: 0, valor_total: 0 }), resultado({}))).toBeNull();
});

it('finds items by their own words and their winners, ignoring accents', () => {
  const won = lote({ resultados: [resultado({})] });
  expect(hasWords(won, 'IPE giratoria')).toBe(true);
  expect(hasWords(won, '12345678000195')).toBe(true);
  expect(hasWords(won, '452844')).toBe(true);
  expect(hasWords(won, 'giratoria mesa')).toBe(false);
});
