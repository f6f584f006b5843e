import { expect, test } from 'vitest';
import { fold as foldShown } from '#kit/foldedWords.ts';
import { fold } from './fold.ts';

test.each([
  ['on the server', fold],
  ['on screens', foldShown],
])('folding %s removes accents, whether they are part of a letter or follow it', (_, folds) => {
  expect(folds('A\u00e7a\u0303o \u01d5')).toBe('acao u');
});

test.each([
  ['on the server', fold],
  ['on screens', foldShown],
])('folding %s a pile of a million marks on one letter takes no time', (_, folds) => {
  expect(folds(`a${'\u0301\u0316'.repeat(500_000)}b`)).toBe('ab');
});
