import { expect, test } from 'vitest';
import { parseQuery } from './searchQuery.ts';
import { parseSearch } from './searchText.ts';

const word = (...words: string[]) => ({ words, prefix: false });
const beginning = (...words: string[]) => ({ words, prefix: true });

test.each([
  ['limpeza hospitalar', [[word('limpeza')], [word('hospitalar')]], []],
  ['limpeza hosp*', [[word('limpeza')], [beginning('hosp')]], []],
  ['limpeza -predial', [[word('limpeza')]], [word('predial')]],
  ['-pred*', [], [beginning('pred')]],
  ['"registro de preços"', [[word('registro', 'de', 'preco')]], []],
  ['"registro de', [[word('registro', 'de')]], []],
  ['pneu ou câmara ou aro', [[word('pneu'), word('camara'), word('aro')]], []],
  ["d'água", [[word('d', 'agua')]], []],
  ['covid-19', [[word('covid', '19')]], []],
  ['AND OR NOT', [[word('and')], [word('or')], [word('not')]], []],
  ['[LICITANET] - aquisição', [[word('licitanet')], [word('aquisicao')]], []],
  ['ou pneu', [[word('pneu')]], []],
  ['-"sem isto"', [], [word('sem', 'isto')]],
  ['maca -maca', [[word('maca'), word('macaª')]], [word('maca'), word('macaª')]],
])('«%s» asks for what was meant', (text, all, none) => {
  expect(parseSearch(text)).toEqual({ all, none });
});

test.each([
  ['licitaçõe*', [beginning('licitacoe'), word('licitacao')]],
  ['licitaco*', [beginning('licitaco'), word('licitacao')]],
  ['materiai*', [beginning('materiai'), word('material')]],
  ['portátei*', [beginning('portatei'), word('portatel'), word('portatil')]],
  ['mese*', [beginning('mese'), word('mes')]],
  ['preços*', [beginning('precos'), word('preco')]],
  ['pneu*', [beginning('pneu')]],
  ['d’águas*', [beginning('d', 'aguas'), word('d', 'agua')]],
  ['34.621.748/00*', [beginning('3462174800')]],
])('«%s» finds the plural and its singular too', (text, terms) => {
  expect(parseSearch(text)).toEqual({ all: [terms], none: [] });
});

test.each([
  ['manutenção em ar condicionado', [[word('manutencao')], [word('ar')], [word('condicionado')]]],
  ['a manutenção e o reparo da', [[word('manutencao')], [word('reparo')]]],
  ['"manutenção em ar"', [[word('manutencao', 'em', 'ar')]]],
  ['de', [[word('de')]]],
  ['de um', [[word('de')], [word('um')]]],
])('little words are needed only in quotes or alone: «%s»', (text, all) => {
  expect(parseSearch(text)).toEqual({ all, none: [] });
});

const pregao = [word('pe'), word('peª'), word('pregao', 'eletronico')];

test.each([
  ['UASG 153063', [[word('153063')]]],
  ['UASG: nº 153063', [[word('153063')]]],
  ['UASG:153063', [[word('153063')]]],
  ['uasg', [[word('uasg')]]],
  ['CNPJ 34.621.748/0001-23', [[word('34621748000123')]]],
  ['34621748/0001-23', [[word('34621748000123')]]],
  ['34.621.748', [[beginning('34621748')]]],
  ['nº 90021/2026', [[word('90021', '2026')]]],
  ['pregão 90021/2026', [[word('pregao')], [word('90021', '2026')]]],
  ['PE 10/2026', [pregao, [word('10', '2026')]]],
  ['PE-010/2026', [pregao, [word('10', '2026')]]],
  ['PE', [[word('pe'), word('peª')]]],
  ['limpeza de 10 salas', [[word('limpeza')], [word('10')], [word('sala')]]],
])('«%s» finds what the number finds', (text, all) => {
  expect(parseSearch(text)).toEqual({ all, none: [] });
});

test('where texts are not about notices, all words are needed', () => {
  expect(parseSearch('UASG 153063', { hasLabels: false })).toEqual({ all: [[word('uasg')], [word('153063')]], none: [] });
});

test('a phrase of many doubtful words has few readings', () => {
  expect(parseSearch(`"${'maca '.repeat(30)}"`)?.all[0]).toHaveLength(8);
});

test('the tree has the words as typed', () => {
  const term = (typed: string, more = {}) => ({ tokens: typed.split(' '), isQuoted: false, isPrefix: false, ...more });
  expect(parseQuery('UASG 7 "Maçãs e peras" ou pneu* -de')).toEqual({
    required: [
      { role: 'label', any: [term('uasg')] },
      { role: 'word', any: [term('7')] },
      { role: 'word', any: [term('maçãs e peras', { isQuoted: true }), term('pneu', { isPrefix: true })] },
    ],
    excluded: [term('de')],
  });
});

test.each(['', '   ', '"', '""', '- * ( ) ^ :', '\u0000'])('«%s» is an empty search', (text) => {
  expect(parseSearch(text)).toBeNull();
});
