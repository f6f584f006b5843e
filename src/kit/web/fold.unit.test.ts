import { expect, it } from 'vitest';
import { matchesWords } from './fold.ts';

it('finds by beginnings of words, in any order', () => {
  expect(matchesWords('Usar a aparência escura', 'escu apar')).toBe(true);
  expect(matchesWords('Usar a aparência escura', 'cura')).toBe(false);
});
