// Stems Portuguese words the same way for the index and for the search, on both engines.
import { fold } from '#kit/server/text/fold.ts';

/** Endings that the plural changes, and the common spelling of singular and plural. The first match applies. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:coes|cao|caes)$/, 'cao'],
  [/(?:oes|aes|ao|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/uis$/, 'ul'],
  [/is$/, 'il'],
  [/ns$/, 'm'],
  [/(?<=[rz])es?$/, ''],
  [/(?<=[^s])s$/, ''],
];

/** Reduces one folded word to the form that its singular and plural share. */
function reduce(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  for (const [ending, shared] of endings) if (ending.test(word)) return word.replace(ending, shared);
  return word;
}

/** Longer ones are not words, and PostgreSQL would leave them out of its index. */
const LONGEST_WORD = 100;
const maskedCnpj = /\b(\w{2})\.(\w{3})\.(\w{3})\/(\w{4})-(\d{2})\b/g;

/** The words of a text, reduced, in their order. A masked CNPJ is one word, and so is a number with thousands marks. */
export function words(text: string): string[] {
  const unmasked = fold(text)
    .replace(maskedCnpj, '$1$2$3$4$5')
    .replace(/(?<=\d)\.(?=\d)/g, '');
  return (unmasked.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => reduce(word.slice(0, LONGEST_WORD)));
}

/** A text as it is stored in the full-text index. */
export function toSearchWords(text: string): string {
  return words(text).join(' ');
}

/** A plural's ending typed in part: `licitaco` and `licitacoe` on the way to `licitacoes`. */
const halfTyped = /(?:co|coe|oe|ae|ai|ei|oi|ui)$/;

/** The stem that the singular of an incomplete word also begins with; null if the word itself is such a prefix. */
export function stemOfPrefix(word: string): string | null {
  const stem = word.replace(halfTyped, '');
  return stem !== word && stem.length >= 3 ? stem : null;
}
