// Marks in what people type or paste into a search box: word processors and phones replace the plain ones.

/** Typographic quotation marks and primes: curly, low, angle, double and single angle, full width. */
const quotes = /[“”„‟«»‹›❝❞〝〞〟″＂]/g;
/** Dashes before a word; with spaces around them they only divide a text. */
const dashes = /(?<=^|\s)[‐‑‒–—―−﹘﹣－](?=[^\s‐‑‒–—―−﹘﹣－-])/g;

/** Typographic single quotation marks around words; within a word, one is an apostrophe. */
const singleQuoted = /(?<=^|[\s:-])[‘‚‛]([^‘’‚‛]+)[’‘](?=$|\s)/g;
/** Of a temperature: `freezer -20°C`. */
const sign = /(?<=^|\s)-(?=\d+(?:[.,]\d+)?\s?[º°])/g;

const invisible = /\p{Default_Ignorable_Code_Point}+/gu;

/** The text with plain quotation marks, and plain minuses before words, so that they mean the same; nothing invisible before them. */
export function plainMarks(typed: string): string {
  return typed.replace(invisible, '').replace(dashes, '-').replace(sign, '').replace(quotes, '"').replace(singleQuoted, '"$1"');
}
