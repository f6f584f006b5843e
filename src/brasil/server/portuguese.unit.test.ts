import { expect, test } from 'vitest';
import { fold } from '#kit/server/text/fold.ts';
import { spellingsOf, tokens, toSearchWords, words } from './portuguese.ts';

test.each([
  'licitação licitações',
  'aquisição aquisições',
  'pregão pregões',
  'material materiais',
  'hospital hospitais',
  'edital editais',
  'imóvel imóveis',
  'pneu pneus',
  'item itens',
  'obra obras',
  'serviço serviços',
  'computador computadores',
  'veículo veículos',
  'móvel móveis',
  'papel papéis',
  'medicamento medicamentos',
  'escola escolas',
  'alimento alimentos',
  'construção construções',
  'reforma reformas',
  'mão mãos',
  'cidadão cidadãos',
  'fuzil fuzis',
  'lençol lençóis',
  'árvore árvores',
  'bem bens',
  'luz luzes',
  'vacina vacinas',
  'uniforme uniformes',
  'capitão capitães',
  'curso cursos',
  'lote lotes',
  'mês meses',
  'gás gases',
  'base bases',
  'prótese próteses',
  'estéril estéreis',
  'portátil portáteis',
  'têxtil têxteis',
  'útil úteis',
  'frágil frágeis',
  'fóssil fósseis',
  'ágil ágeis',
  'difícil difíceis',
  'lei leis',
  'táxi táxis',
  'inglês ingleses',
  'país países',
  'sêmen semens',
  'elétron elétrons',
  'campus campi',
  'switch switches',
  'fax faxes',
  'mãe mães',
  'maçã maçãs',
  'forró forrós',
])('a word and its plural are one word: %s', (pair) => {
  const [singular, plural] = words(pair);
  expect(plural).toBe(singular);
});

test.each([
  'obra ora',
  'pneu peneu',
  'limpeza limpo',
  'material maternal',
  'mães mão',
  'cais cal',
  'mais mal',
  'três TR',
  'maçã maca',
  'Pará para',
  'país pais',
  'forró forro',
  'cível civil',
])('different words stay different: %s', (pair) => {
  const [one, other] = words(pair);
  expect(one).not.toBe(other);
});

test('accents and case do not count', () => {
  expect(fold('AÇÚCAR Ñandú')).toBe('acucar nandu');
});

test('a masked CNPJ is the number itself, and thousands marks do not divide a number', () => {
  expect(toSearchWords('CNPJ 43.052.497/0001-02, 1.234 itens')).toBe('cnpj 43052497000102 1234 item');
});

test('a CNPJ masked in part is the number too, and other numbers with a slash are not', () => {
  expect(words('34621748/0001-23 contrato/2026-01')).toEqual(['34621748000123', 'contrato', '2026', '1']);
});

test.each([
  ['no-break 3 kva', 'no break 3 kva ª nobreak'],
  ['Ultra‑som, no\u2010breaks', 'ultra som no break ª ultrasom ultrassom nobreak'],
  ['mão-de-obra', 'mao de obra ª maodeobra'],
  ['máscara PFF-2 e cabo RJ-45', 'mascara pff 2 e cabo rj 45 ª pff2 rj45'],
  // No hyphenated words: numbers of records, enumerations, ranges.
  ['PE-010/2026', 'pe 10 2026'],
  ['a-b-c-d-e-f 2020-2021', 'a b c d e f 2020 2021'],
])('a hyphenated word is stored in its parts and joined: «%s»', (text, stored) => {
  expect(toSearchWords(text)).toBe(stored);
});

test.each([
  ['frasco 500ML', 'frasco 500 ml'],
  ['12.000BTUs/h', '12000 btus / h'],
  ['2,5mm', '2.5 mm'],
  ['50,00 kg', '50kg'],
  ['0.125', '0,125'],
  ['1.234.567,80', '1234567,8'],
  ['10m²', '10 m2'],
  ['itens 1,2,3', 'itens 1 2 3'],
  ['23079.230126/2023-99', '23079230126202399'],
  ['0001234-56.2023.8.26.0053', '00012345620238260053'],
])('a number is the same with its marks and without: «%s», «%s»', (one, other) => {
  expect(words(one)).toEqual(words(other));
});

test.each([
  ['2.5mm', '25mm'],
  ['1,125', '1.125'],
  ['12/05/2026', '12052026'],
])('other numbers stay apart: «%s», «%s»', (one, other) => {
  expect(words(one)).not.toEqual(words(other));
});

test('what cannot be seen is no part of a word', () => {
  expect(words('trans\u00ADporte hidro\u2060lavadora esco\u200Blar \uFEFFmoto\u200Dniveladora')).toEqual(
    words('transporte hidrolavadora escolar motoniveladora'),
  );
});

test('short numbers have no zeros before them, and codes keep theirs', () => {
  expect(words('PE-010/2026 00007 000 000010 00394494000136')).toEqual(['pe', '10', '2026', '7', '0', '000010', '00394494000136']);
});

test('a word that accents distinguish is found without them too, and with them not as the other word', () => {
  const apple = words('maçã');
  const stretcher = words('maca');
  expect(spellingsOf('maçã')).toEqual(apple);
  expect(spellingsOf('maçãs')).toEqual(apple);
  expect(spellingsOf('maca')).toEqual([...stretcher, ...apple]);
  expect(spellingsOf('licitação')).toEqual(spellingsOf('licitacao'));
});

test('accents may be written in two ways, and «nº» needs no space', () => {
  expect(words('maçã'.normalize('NFD'))).toEqual(words('maçã'));
  expect(tokens('nº90021 Nº 5')).toEqual(['no', '90021', 'no', '5']);
});

test('texts are separated by a word that nobody can type', () => {
  const separator = toSearchWords('a', null, '', 'b').split(' ')[1] as string;
  expect(toSearchWords('a', 'b')).toBe(`a ${separator} b`);
  expect(words(separator)).not.toContain(separator);
});
