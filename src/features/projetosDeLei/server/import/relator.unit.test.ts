import { expect, test } from 'vitest';
import { relatorIn } from './relator.ts';

test.each([
  ['Designado Relator, Dep. Danilo Forte (PSB-CE)', 'Dep. Danilo Forte (PSB-CE)'],
  ['Designada Relatora, Dep. Ana Lima (PT-SP), para o PL 1/2025.', 'Dep. Ana Lima (PT-SP)'],
  ['Designado Relator em Plenário: Dep. Rui Paz (PL/RJ), pela Comissão de Educação', 'Dep. Rui Paz (PL/RJ)'],
  ['Designado o Relator(a), Senador Rui Paz.', 'Senador Rui Paz'],
  ['Designada relatora.', ''],
  ['Parecer do Relator, Dep. Danilo Forte (PSB-CE), pela admissibilidade.', ''],
  ['', ''],
])('the name in «%s»', (despacho, expected) => expect(relatorIn(despacho)).toBe(expected));
