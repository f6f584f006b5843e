// The words of Portuguese texts, reduced the same way for the index and for the search, on both engines.
import { remembered } from '#kit/server/remembered.ts';
import { fold } from '#kit/server/text/fold.ts';
import { reduce } from './plurals.ts';

/** Longer ones are not words, and PostgreSQL would leave them out of its index. */
const LONGEST_WORD = 100;

/** Folding replaces this character, so no typed text has it; both engines take it for a letter. */
const MARK = 'ª';

/** With all its marks, or only with those of the branch: `34621748/0001-23`. */
const maskedCnpj = /\b(?=[\w.]{0,9}\d[\w.]{0,9}\/)(\w{2})\.?(\w{3})\.?(\w{3})\/(\w{4})-(\d{2})\b/g;

/**
 * Words that are another word without their accents: `maçã`, `maca`. They have a form of their own in the index. Typed without accents,
 * such a word finds both.
 */
const accented = new Map(
  [
    ...['maçã maçãs', 'pará', 'país países paises', 'pá pás', 'pé pés', 'forró forrós', 'metrô metrôs', 'carnê carnês'],
    ...['maiô maiôs', 'secretária secretárias'],
  ].flatMap((forms) => {
    const all = forms.split(' ');
    return all.map((form) => [form, fold(all[0] as string) + MARK] as const);
  }),
);
const byPlainSpelling = new Map([...accented].map(([form, word]) => [fold(form), word]));

/** The words of a text as they are written, in lower case. A masked CNPJ is one word, and so is a number with thousands marks. */
export function tokens(text: string): string[] {
  const unmasked = text
    // «nº90021» are two words.
    .replace(/[º°](?=\d)/g, '$& ')
    // No letter has as many; putting them in order takes quadratic time.
    .replace(/(\p{M}{16})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(maskedCnpj, '$1$2$3$4$5')
    .replace(/(?<=\d)\.(?=\d)/g, '');
  // Accents by themselves are no word; a text of nothing else is looked through once, not from each of them.
  return unmasked.match(/(?<!\p{M})\p{M}*[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

/** A word of `tokens` as it is written, and the form that it shares with its plural. */
export function wordOf(token: string): { form: string; stem: string } {
  return { form: /^\d/.test(token) ? folded(token) : token.slice(0, LONGEST_WORD), stem: indexed(token) };
}

/** Most words of a text stand in many texts. */
const MOST_REDUCED = 50_000;
/** How a word of `tokens` is stored in the index. */
const indexed = remembered(MOST_REDUCED, (token) => accented.get(token) ?? reduce(folded(token)));

/** The forms in the index that a typed word of `tokens` means. */
export function spellingsOf(token: string): string[] {
  const plain = indexed(token);
  const other = fold(token) === token ? byPlainSpelling.get(token) : undefined;
  return other === undefined || other === plain ? [plain] : [plain, other];
}

/** Folded; a short number without the zeros before it, as `PE 010/2026` is also written `PE 10/2026`. Longer ones are codes. */
export function folded(token: string): string {
  return fold(token)
    .slice(0, LONGEST_WORD)
    .replace(/^(?=\d{1,5}$)0+(?=\d)/, '');
}

/** The words of a text, reduced, in their order. */
export function words(text: string): string[] {
  return tokens(text).map(indexed);
}

/** Texts as they are stored in the full-text index; a phrase is found within one of them only. */
export function toSearchWords(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => words(text ?? '').join(' '))
    .filter(Boolean)
    .join(` ${MARK} `);
}
