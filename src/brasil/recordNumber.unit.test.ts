import { expect, test } from 'vitest';
import { withoutKind } from './recordNumber.ts';

test.each([
  ['contrato 1151/2026', '1151/2026'],
  ['Contrato nº 1151', 'nº 1151'],
  ['pneus contrato 7', 'pneus 7'],
  ['contrato de pneus', 'contrato de pneus'],
  ['subcontrato 7', 'subcontrato 7'],
  ['contrato', 'contrato'],
])('%s is searched as %s', (typed, searched) => {
  expect(withoutKind(typed, 'contrato')).toBe(searched);
});
