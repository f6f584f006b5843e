import { expect, it } from 'vitest';
import { billName } from './billName.ts';

it('names a bill by kind, number and year, omitting missing ones', () => {
  expect(billName({ tipo: 'PEC', numero: 241, ano: 2016 })).toBe('PEC 241/2016');
  expect(billName({ tipo: 'PL', numero: 12, ano: 0 })).toBe('PL 12');
  expect(billName({ tipo: 'REC', numero: 0, ano: 0 })).toBe('REC');
});
