// The words of Portuguese texts, reduced the same way for the index and for the search, on both engines.
import { remembered } from '#kit/server/remembered.ts';
import { fold } from '#kit/server/text/fold.ts';
import { withPlainNumbers } from './numberWords.ts';
import { reduce } from './plurals.ts';

/** Longer ones are not words, and PostgreSQL would leave them out of its index. */
const LONGEST_WORD = 100;

/** Folding replaces this character, so no typed text has it; both engines take it for a letter. */
const MARK = 'ª';

/**
 * Words with hyphens within, but not before the number of a record (`PE-010/2026`); a decimal comma is part of a number. Accents by
 * themselves are no word; a text of nothing else is looked through once, not from each of them.
 */
const run = /(?<!\p{M})\p{M}*(?:\d+,\d+|[\p{L}\p{N}])[\p{L}\p{N}\p{M}]*(?:[-‐](?!\d+\/)[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
/** A number and its unit, which need no space between: `500ml`, `12000btus`, `10m2`; or the rim of a tyre, `70r13`. */
const withUnit = /^(\d+(?:,\d+)?)(\p{L}[\p{L}\p{M}]*[23]?|\p{L}{1,2}\d{1,3}\p{L}?)$/u;
/** A hyphenated word, or one with a number: `no-break`, `rj-45`, `r-134a`. More parts are an enumeration. */
const compound = /^(?:[\p{L}\p{M}]+-){1,3}(?:[\p{L}\p{M}]+|\d{1,3}(?:-?\p{L})?)$/u;
const LONGEST_COMPOUND = 40;

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

/**
 * The words of a text as they are written, in lower case. Numbers are written in one way (`withPlainNumbers`) and apart from their unit. A
 * hyphenated word also stands among its parts, after the first one, whose place it shares: `no`, `no-break`, `break`; twice if its second
 * part may double its first letter when they are joined: `ultra`, `ultra-som`, `ultra-ssom`, `som`.
 */
export function writtenWords(text: string): string[] {
  const plain = text
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    // «nº90021» are two words, «n.º» is one.
    .replace(/(?<![\p{L}\p{N}])n\.\s?(?=[º°])/giu, 'n')
    .replace(/[º°](?=\d)/g, '$& ')
    // Written plainly, «1½» would be 11/2.
    .replace(/(?<=\d)\p{No}/gu, ' $&')
    // «d’água» is also written «dágua».
    .replace(/(?<=\p{L})['’ʼ´`](?=\p{L})/gu, '-')
    // No letter has as many; putting them in order takes quadratic time.
    .replace(/(\p{M}{16})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase();
  return withPlainNumbers(plain).match(run)?.flatMap(partsOf) ?? [];
}

function partsOf(run: string): string[] {
  const parts = run.split(/[-‐]/);
  const [first = '', ...others] = parts.flatMap((part) => withUnit.exec(part)?.slice(1) ?? [part]);
  return [first, ...joinedForms(parts), ...others];
}

/** Parts as hyphenated words: none if they would be no word, two if the second part may double its first letter. */
export function joinedForms(parts: readonly string[]): string[] {
  const hyphenated = parts.join('-');
  if (parts.length === 1 || hyphenated.length > LONGEST_COMPOUND || !compound.test(hyphenated)) return [];
  const doubled = hyphenated.replace(/(?<=[aeiouáâãàéêíóôõú])-([rs])(?=\p{L})/gu, '-$1$1');
  return doubled === hyphenated ? [hyphenated] : [hyphenated, doubled];
}

export function isCompound(word: string): boolean {
  return word.includes('-');
}

/** The words of a text as they are written, in lower case, hyphenated ones in their parts. */
export function tokens(text: string): string[] {
  return writtenWords(text).filter((word) => !isCompound(word));
}

/** A word of `writtenWords` as it is written, and the form that it shares with its plural. */
export function wordOf(token: string): { form: string; stem: string } {
  return { form: /^\d/.test(token) ? folded(token) : token.slice(0, LONGEST_WORD), stem: indexed(token) };
}

/** Most words of a text stand in many texts. */
const MOST_REDUCED = 50_000;
/** How a word of `writtenWords` is stored in the index: a hyphenated one joined. */
const indexed = remembered(MOST_REDUCED, (token) => accented.get(token) ?? reduce(folded(token)));

/** The forms in the index that a typed word of `tokens` means. */
export function spellingsOf(token: string): string[] {
  const plain = indexed(token);
  const other = fold(token) === token ? byPlainSpelling.get(token) : undefined;
  return other === undefined || other === plain ? [plain] : [plain, other];
}

/**
 * Folded and joined; a short number without the zeros before it, as `PE 010/2026` is also written `PE 10/2026`. Longer ones are codes. Both
 * engines would divide a number at its comma.
 */
export function folded(token: string): string {
  return fold(token)
    .replace(/-/g, '')
    .slice(0, LONGEST_WORD)
    .replace(/^(?=\d{1,5}$)0+(?=\d)/, '')
    .replace(',', MARK);
}

/** The words of a text, reduced, in their order; hyphenated ones in their parts. */
export function words(text: string): string[] {
  return tokens(text).map(indexed);
}

/**
 * Texts as they are stored in the full-text index: their words, and after the words of each text its hyphenated ones joined. A phrase is
 * found within one of them only.
 */
export function toSearchWords(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .flatMap((text) => {
      const all = writtenWords(text ?? '');
      const joined = new Set(all.filter(isCompound).map(indexed));
      return [all.filter((word) => !isCompound(word)).map(indexed), [...joined]];
    })
    .map((some) => some.join(' '))
    .filter(Boolean)
    .join(` ${MARK} `);
}
