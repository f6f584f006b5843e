import { expect, test } from 'vitest';
import { parseSearch } from './searchText.ts';

const word = (...words: string[]) => ({ words, prefix: false });
const beginning = (...words: string[]) => ({ words, prefix: true });

test.each([
  ['limpeza hospitalar ', [[word('limpeza')], [word('hospitalar')]], []],
  ['limpeza hosp', [[word('limpeza')], [beginning('hosp')]], []],
  ['limpeza -predial ', [[word('limpeza')]], [word('predial')]],
  ['licitaçõe', [[beginning('licitacoe'), beginning('licita')]], []],
  ['materiai', [[beginning('materiai'), beginning('materi')]], []],
  ['"registro de preços"', [[word('registro', 'de', 'preco')]], []],
  ['pneu ou câmara ou aro ', [[word('pneu'), word('camara'), word('aro')]], []],
  ['asfal* obra ', [[beginning('asfal')], [word('obra')]], []],
  ["d'água ", [[word('d', 'agua')]], []],
  ['covid-19 ', [[word('covid', '19')]], []],
  ['PE 010/2026 ', [[word('pe')], [word('010', '2026')]], []],
  ['AND OR NOT ', [[word('and')], [word('or')], [word('not')]], []],
  ['[LICITANET] - aquisição ', [[word('licitanet')], [word('aquisicao')]], []],
  ['ou pneu ', [[word('ou')], [word('pneu')]], []],
  ['-"sem isto" ', [], [word('sem', 'isto')]],
])('«%s» asks for what was meant', (text, all, none) => {
  expect(parseSearch(text)).toEqual({ all, none });
});

test.each(['', '   ', '"', '""', '- * ( ) ^ :', '\u0000'])('«%s» is an empty search', (text) => {
  expect(parseSearch(text)).toBeNull();
});
