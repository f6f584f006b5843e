import { expect, test } from 'vitest';
import { withoutKind } from './recordNumber.ts';

test.each([
  ['contrato 1151/2026', '1151/2026'],
  ['Contrato nº 1151', 'nº 1151'],
  ['contratos 1151/2026', '1151/2026'],
  ['contrato número 1151', '1151'],
  ['Contrato: 1151', '1151'],
  ['contrato administrativo nº 12/2026', 'nº 12/2026'],
  ['contrato administrativo de pneus', 'contrato administrativo de pneus'],
  ['pneus contrato 7', 'pneus 7'],
  ['contrato de pneus', 'contrato de pneus'],
  ['subcontrato 7', 'subcontrato 7'],
  ['contrato', 'contrato'],
])('%s is searched as %s', (typed, searched) => {
  expect(withoutKind(typed, 'contrato')).toBe(searched);
});

test.each(['ata 12/2026', 'Atas: 12/2026', 'ata número 12/2026', 'ata de registro de preços 12/2026'])(
  '%s is searched by its number',
  (typed) => {
    expect(withoutKind(typed, 'ata')).toBe('12/2026');
  },
);
