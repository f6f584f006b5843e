// How hard a password is to guess, told while it is typed. A hint, not a gate: the server refuses the most used ones.
import { passwordLength } from '../../contract.ts';

export const strengths = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** What everybody tries first. */
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

/** A word that can be guessed is worth one character. */
function withoutWords(password: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, '\0'), password);
}

function wordsOf(known: string): string[] {
  return known
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** What follows from the character before it, as in `1234` or `aaaa`, adds nothing. */
function lengthThatCounts(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1).length;
}

/** Out of how many characters its own were chosen. */
function variety(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ];
  return kinds.reduce((total, [kind, size]) => total + (kind.test(password) ? size : 0), 0) || 26;
}
