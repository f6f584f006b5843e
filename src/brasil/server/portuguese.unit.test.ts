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
