// Marks in what people type or paste into a search box: word processors and phones replace the plain ones.

/** Typographic quotation marks and primes: curly, low, angle, double and single angle, full width. */
const quotes = /[“”„‟«»‹›❝❞〝〞〟″＂]/g;
/** Dashes before a word; with spaces around them they only divide a text. */
const dashes = /(?<=^|\s)[‐‑‒–—―−﹘﹣－](?=[^\s‐‑‒–—―−﹘﹣－-])/g;

/** The text with plain quotation marks, and plain minuses before words, so that they mean the same. */
export function plainMarks(typed: string): string {
  return typed.replace(quotes, '"').replace(dashes, '-');
}
