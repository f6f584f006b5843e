import { expect, it } from 'vitest';
import { matchesWords } from './foldedWords.ts';

it('finds by beginnings of words, in any order', () => {
  expect(matchesWords('Usar o tema escuro', 'escu tem')).toBe(true);
  expect(matchesWords('Usar o tema escuro', 'curo')).toBe(false);
});
