// Estimates how hard a password is to guess. Only a hint: the server refuses the most used ones.
import { passwordLength } from '../../contract.ts';

export const strengths = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Words that attackers try first. */
const common = ['password', 'senha', 'admin', 'certame', 'licitacao', 'licitacoes', 'qwerty', 'asdfgh', 'brasil'];

/** `known`: what others know of the account, such as its e-mail. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  if (password.length < passwordLength.minLength) return 'short';
  const bits =
    lengthThatCounts(withoutWords(password.toLowerCase(), [...common, ...known.flatMap(wordsOf)])) * Math.log2(variety(password));
  if (bits < 36) return 'weak';
  if (bits < 52) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}

/** Counts a guessable word as one character. */
function withoutWords(password: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, '\0'), password);
}

function wordsOf(known: string): string[] {
  return known
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** A character that continues a sequence, as in `1234` or `aaaa`, is not counted. */
function lengthThatCounts(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1).length;
}

/** The size of the character set the password is drawn from. */
function variety(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ];
  return kinds.reduce((total, [kind, size]) => total + (kind.test(password) ? size : 0), 0) || 26;
}
