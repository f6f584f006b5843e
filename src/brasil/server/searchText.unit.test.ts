import { expect, test } from 'vitest';
import { parseQuery } from './searchQuery.ts';
import { parseSearch } from './searchText.ts';

const word = (...words: string[]) => ({ words, prefix: false });
const beginning = (...words: string[]) => ({ words, prefix: true });

test.each([
  [
    'limpeza hospitalar',
    [
      [word('limpeza'), word('limpezahospitalar')],
      [word('hospitalar'), word('limpezahospitalar')],
    ],
    [],
  ],
  [
    'limpeza hosp*',
    [
      [word('limpeza'), beginning('limpezahosp')],
      [beginning('hosp'), beginning('limpezahosp')],
    ],
    [],
  ],
  ['limpeza -predial', [[word('limpeza')]], [word('predial')]],
  ['-pred*', [], [beginning('pred')]],
  ['"registro de preços"', [[word('registro', 'de', 'preco')]], []],
  ['"registro de', [[word('registro', 'de'), word('registrode')]], []],
  ['pneu ou câmara ou aro', [[word('pneu'), word('camara'), word('aro')]], []],
  ["d'água", [[word('d', 'agua'), word('dagua')]], []],
  ['covid-19', [[word('covid', '19'), word('covid19')]], []],
  ['AND "OR" NOT', [[word('and')], [word('or')], [word('not')]], []],
  [
    '[LICITANET] - aquisição',
    [
      [word('licitanet'), word('licitanetaquisicao')],
      [word('aquisicao'), word('licitanetaquisicao')],
    ],
    [],
  ],
  ['ou pneu', [[word('pneu'), word('oupneu')]], []],
  ['-"sem isto"', [], [word('sem', 'isto'), word('semisto')]],
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
  ['d’águas*', [beginning('d', 'aguas'), word('d', 'agua'), beginning('daguas'), word('dagua')]],
  ['34.621.748/00*', [beginning('3462174800')]],
])('«%s» finds the plural and its singular too', (text, terms) => {
  expect(parseSearch(text)).toEqual({ all: [terms], none: [] });
});

test.each([
  ['manutenção em "ar condicionado"', [[word('manutencao')], [word('ar', 'condicionado'), word('arcondicionado')]]],
  ['manutenção e 2 reparos da', [[word('manutencao')], [word('2')], [word('reparo')]]],
  ['"manutenção em ar"', [[word('manutencao', 'em', 'ar')]]],
  ['de', [[word('de')]]],
  ['de um', [[word('de')], [word('um')]]],
])('little words are needed only in quotes or alone: «%s»', (text, all) => {
  expect(parseSearch(text)).toEqual({ all, none: [] });
});

const pregao = [word('pe'), word('peª'), word('pregao', 'eletronico')];

test.each([
  ['UASG 153063', [[word('153063')]]],
  ['UASG n.º 153063', [[word('153063')]]],
  ['SEI 153063', [[word('153063')]]],
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
  ['PE010/2026', [pregao, [word('10', '2026')]]],
  ['Edital do Pregão n.º 10/2026', [[word('pregao')], [word('10', '2026')]]],
  ['Processo administrativo nº 23079.230126/2023-99', [[beginning('23079230126202399')]]],
  [
    'processo administrativo',
    [
      [word('processo'), word('processoadministrativo')],
      [word('administrativo'), word('processoadministrativo')],
    ],
  ],
  ['n95 2026', [[word('n95')], [word('2026')]]],
  ['PE', [[word('pe'), word('peª')]]],
  ['limpeza de 10 salas', [[word('limpeza')], [word('10')], [word('sala')]]],
])('«%s» finds what the number finds', (text, all) => {
  expect(parseSearch(text)).toEqual({ all, none: [] });
});

test.each([
  // A hyphenated word counts with its little words, joined and in its parts.
  ['no-break', [[word('no', 'break'), word('nobreak')]]],
  ['"no break"', [[word('no', 'break'), word('nobreak')]]],
  ['no break', [[word('break'), word('nobreak')]]],
  ['mão-de-obra', [[word('mao', 'de', 'obra'), word('maodeobra')]]],
  // Joined, r and s between vowels are doubled by the rules of today.
  ['ultra-som', [[word('ultra', 'som'), word('ultrasom'), word('ultrassom')]]],
  ['d´água', [[word('d', 'agua'), word('dagua')]]],
  ['R-134a', [[word('r', '134', 'a'), word('r134a')]]],
  ['10x15', [[word('10', 'x', '15')]]],
  ['30cm×40cm', [[word('30', 'cm', 'x', '40', 'cm')]]],
  ['175/70R13', [[word('175', '70', 'r13')]]],
  ['1.1/2"', [[word('1', '1', '2')]]],
  ['1½', [[word('1', '1', '2')]]],
  ['pff-2', [[word('pff', '2'), word('pff2')]]],
  ['500ml', [[word('500', 'ml')]]],
  ['12.000BTUs', [[word('12000', 'btu')]]],
  ['2.5mm', [[word('2ª5', 'mm')]]],
])('«%s» asks for all ways to write it', (text, all) => {
  expect(parseSearch(text)).toEqual({ all, none: [] });
});

test('where goods are told apart by their words, a little word counts that some text joins with the next one', () => {
  const formsOf = (stem: string) => (stem === 'nobreak' ? ['nobreak'] : []);
  const options = { formsOf, keepsLittle: true };
  expect(parseSearch('no break', options)?.all).toEqual([[word('no', 'break'), word('nobreak')]]);
  expect(parseSearch('em break', options)?.all).toEqual([[word('break')]]);
});

test('what the texts have decides which words are joined and which are divided', () => {
  const forms = new Map([
    ['nobreak', ['nobreak', 'no-break']],
    ['ultrassom', ['ultra-ssom']],
  ]);
  const formsOf = (stem: string) => forms.get(stem) ?? [];
  expect(parseSearch('limpeza no break', { formsOf })?.all).toEqual([[word('limpeza')], [word('break'), word('nobreak')]]);
  expect(parseSearch('nobreaks', { formsOf })?.all).toEqual([[word('nobreak'), word('no', 'break')]]);
  expect(parseSearch('ultrassom', { formsOf })?.all).toEqual([[word('ultrassom'), word('ultra', 'som')]]);
  expect(parseSearch('"compra de no break novo"', { formsOf })?.all).toEqual([
    [word('compra', 'de', 'no', 'break', 'novo'), word('compra', 'de', 'nobreak', 'novo')],
  ]);
  expect(parseSearch('"nobreak novo"', { formsOf })?.all).toEqual([[word('nobreak', 'novo'), word('no', 'break', 'novo')]]);
});

const notice = word('64799539000135', '1', '000501', '2026');

test.each([
  ['https://pncp.gov.br/app/editais/64799539000135/2026/501', notice],
  ['pncp.gov.br/app/editais/64799539000135/2026/501/?pagina=1#itens', notice],
  ['http://www.pncp.gov.br/app/editais/64799539000135/2026/000501', notice],
  ['https://pncp.gov.br/api/consulta/v1/orgaos/64799539000135/compras/2026/501', notice],
  ['64799539000135-1-501/2026', notice],
  ['Id contratação PNCP: 64799539000135-1-000501/2026', notice],
  ['64.799.539/0001-35-1-501/2026', notice],
  ['https://pncp.gov.br/app/contratos/64799539000135/2026/12', word('64799539000135', '2', '000012', '2026')],
  ['https://pncp.gov.br/app/atas/64799539000135/2026/501/3', word('64799539000135', '1', '000501', '2026', '000003')],
  ['23079.230126/2023-99', beginning('23079230126202399')],
  ['23079230126202399', beginning('23079230126202399')],
  ['23079.230126/2023', beginning('230792301262023')],
  ['0001234-56.2023.8.26.0053', beginning('00012345620238260053')],
])('«%s» asks for the record that has the number', (text, term) => {
  const { all = [] } = parseSearch(text) ?? {};
  expect(all).toEqual([expect.arrayContaining([term])]);
});

test.each([
  'https://cnetmobile.estaleiro.serpro.gov.br/comprasnet-web/public/landing?destino=acompanhamento-compra&compra=15306305900212025',
  '15306305900212025',
])('Compras’ number of a purchase asks for unit, number and modality: «%s»', (text) => {
  const number = beginning('15306305900212025');
  expect(parseSearch(text)?.all).toEqual([
    [number, word('153063')],
    [number, word('90021', '2025')],
    [number, word('pregao')],
  ]);
});

test.each([
  ['“registro de preços”', '"registro de preços"'],
  ['„registro de preços“', '"registro de preços"'],
  ['«registro de preços»', '"registro de preços"'],
  ['limpeza –predial', 'limpeza -predial'],
  ['limpeza —"predial"', 'limpeza -"predial"'],
  ['limpeza −predial', 'limpeza -predial'],
  ['‘registro de preços’', '"registro de preços"'],
  ['freezer –20°C', 'freezer 20°C'],
  ['limpeza \u200B-predial', 'limpeza -predial'],
  ['escola n.º 5', 'escola nº 5'],
  ['limpeza – predial', 'limpeza - predial'],
  ['trans\u00ADporte esco\u200Blar', 'transporte escolar'],
])('«%s» means the same as «%s»', (typed, plain) => {
  expect(parseSearch(typed)).toEqual(parseSearch(plain));
});

test('where texts are not about notices, all words are needed', () => {
  expect(parseSearch('UASG 153063', { hasLabels: false })).toEqual({ all: [[word('uasg')], [word('153063')]], none: [] });
});

test('a phrase of many doubtful words has few readings', () => {
  expect(parseSearch(`"${'maca '.repeat(30)}"`)?.all[0]).toHaveLength(8);
});

test('a phrase of very many words is searched as it is typed', () => {
  const formsOf = (stem: string) => [stem, 'no-break'];
  expect(parseSearch(`"${'no break '.repeat(500)}"`, { formsOf })?.all[0]).toHaveLength(1);
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
