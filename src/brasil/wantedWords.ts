// The words of a name that somebody looks for.
import { fold, wordsOf } from '#kit/foldedWords.ts';
import { littleWords } from './littleWords.ts';

/** Folded, without articles and prepositions: «Prefeitura de São Paulo» → prefeitura, sao, paulo. */
export function wantedWords(typed: string): string[] {
  return wordsOf(fold(typed)).filter((word) => !littleWords.has(word));
}
