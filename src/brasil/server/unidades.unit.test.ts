import { expect, it } from 'vitest';
import { normalUnit } from './unidades.ts';

it.each([
  ['UN', 'UN Un. und UNID Unidade UNIDADES unidade(s)'],
  ['CX', 'cx CX. Caixa CAIXAS'],
  ['KG', 'kg Quilograma QUILOS Kgs'],
  ['GL', 'Galão galões GL'],
  ['SER', 'Serviço SERVIÇOS serv.'],
  ['MES', 'Mês meses MENSAL'],
])('writes %s in one way', (unit, spellings) => {
  for (const written of spellings.split(' ')) expect([written, normalUnit(written)]).toEqual([written, unit]);
});

it.each([
  ['Caixa com 100 unidades', 'CX 100'],
  ['CX C/ 100 UN', 'CX 100'],
  ['CX 100', 'CX 100'],
  ['Frasco 500 ML', 'FR 500 ML'],
  ['frasco 500ml', 'FR 500 ML'],
  ['Pacote 0,5 kg', 'PCT 0,5 KG'],
  ['Frasco 500,00 ML', 'FR 500 ML'],
  ['FRASCO 500.0 ML', 'FR 500 ML'],
  ['Embalagem 5,00 Quilograma', 'EMB 5 KG'],
  ['Emb 5kg', 'EMB 5 KG'],
  ['Pacote 0,500 KG', 'PCT 0,5 KG'],
  ['GALÃO 3,60 L', 'GL 3,6 L'],
  ['CX 1.000', 'CX 1000'],
  ['CX 1.000,00', 'CX 1000'],
  ['CX 1,000.00', 'CX 1000'],
  ['CX 1,000,00', 'CX 1000'],
  ['Embalagem 1,500 KG', 'EMB 1,5 KG'],
  ['CAIXA COM 1.000.000 UNIDADES', 'CX 1000000'],
  ['Caixa 1.000,50 ML', 'CX 1000,5 ML'],
  ['CX C/ 1 UN', 'CX 1'],
  ['Metro quadrado', 'M2'],
  ['m²', 'M2'],
  ['m3', 'M3'],
  ['Posto de trabalho', 'POSTO TRABALHO'],
  ['  ', ''],
])('keeps what a package holds: %s', (written, unit) => {
  expect(normalUnit(written)).toBe(unit);
});

it('never takes a package for a piece', () => {
  expect(new Set(['UN', 'CX', 'CX 50', 'CX 100', 'PCT 100'].map(normalUnit)).size).toBe(5);
});
