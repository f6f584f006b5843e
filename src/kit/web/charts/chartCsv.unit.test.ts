import { expect, it } from 'vitest';
import { chartCsv } from './chartCsv.ts';

const series = [
  { key: 'count', name: 'Licitações' },
  { key: 'value', name: 'Valor, estimado' },
];
const data = [
  { label: 'set. 2026', values: { count: 3, value: 1234.5 } },
  { label: '=SOMA(A1)', values: { count: 0, value: null } },
];

it('writes semicolons and decimal commas, and leaves a missing figure empty', () => {
  expect(chartCsv('pt', 'Mês', series, data)).toBe('\uFEFFMês;Licitações;"Valor, estimado"\r\nset. 2026;3;1234,5\r\n\'=SOMA(A1);0;\r\n');
});

it('writes commas and points in English', () => {
  expect(chartCsv('en', 'Month', series, data).split('\r\n')[1]).toBe('set. 2026,3,1234.5');
});
