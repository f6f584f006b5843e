import { expect, test } from 'vitest';
import { estadoEm } from './entities.ts';

test.each([
  [null, 'valida'],
  ['2026-11-25', 'vencida'],
  ['2026-11-26', 'em5'],
  ['2026-12-01', 'em5'],
  ['2026-12-02', 'em15'],
  ['2026-12-11', 'em15'],
  ['2026-12-12', 'em30'],
  ['2026-12-26', 'em30'],
  ['2026-12-27', 'valida'],
] as const)('what is valid until %s is %s on 26 November', (until, estado) => {
  expect(estadoEm('2026-11-26', until)).toBe(estado);
});
