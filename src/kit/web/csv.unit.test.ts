import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const rows = [
  ['Mês', 'Licitações', 'Valor, estimado'],
  ['set. 2026', 3, 1234.5],
  ['=SOMA(A1)', 0, null],
];

it('writes semicolons and decimal commas, leaves what is missing empty and runs no formulas', () => {
  expect(csvOf('pt', rows)).toBe('\uFEFFMês;Licitações;"Valor, estimado"\r\nset. 2026;3;1234,5\r\n\'=SOMA(A1);0;\r\n');
});

it('writes commas and points in English', () => {
  expect(csvOf('en', rows).split('\r\n')[1]).toBe('set. 2026,3,1234.5');
});
