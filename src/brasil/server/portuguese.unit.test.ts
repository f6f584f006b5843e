import { expect, test } from 'vitest';
import { fold } from '#kit/server/text/fold.ts';
import { toSearchWords, words } from './portuguese.ts';

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
])('a word and its plural are one word: %s', (pair) => {
  const [singular, plural] = words(pair);
  expect(plural).toBe(singular);
});

test.each(['obra ora', 'pneu peneu', 'limpeza limpo', 'material maternal'])('different words stay different: %s', (pair) => {
  const [one, other] = words(pair);
  expect(one).not.toBe(other);
});

test('accents and case do not count', () => {
  expect(fold('AÇÚCAR Ñandú')).toBe('acucar nandu');
});

test('a masked CNPJ is the number itself, and thousands marks do not divide a number', () => {
  expect(toSearchWords('CNPJ 43.052.497/0001-02, 1.234 itens')).toBe('cnpj 43052497000102 1234 item');
});

test('numbers are left as they are', () => {
  expect(words('PE-010/2026 90021')).toEqual(['pe', '010', '2026', '90021']);
});
