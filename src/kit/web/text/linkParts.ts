import { isSafeLink } from './safeLink.ts';

/** A part of a text with its offset; with `href` if it is a URL. */
type Part = { start: number; words: string; href?: string };

/** Up to white space or a character that no URL contains. */
const address = /https?:\/\/[^\s<>"'“”«»]+/gi;
/** Punctuation after a URL. */
const ending = /[.,;:!?…]$/;

/** Splits a text at its URLs; the parts joined are the text. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  const upTo = (end: number) => {
    if (end > done) parts.push({ start: done, words: text.slice(done, end) });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = trimmed(found);
    if (!isSafeLink(href)) continue;
    upTo(index);
    parts.push({ start: index, words: href, href });
    done = index + href.length;
  }
  upTo(text.length);
  return parts;
}

/** Removes trailing punctuation, and closing brackets without an opening one. */
function trimmed(found: string): string {
  let href = found;
  while (ending.test(href) || (/[)\]}]$/.test(href) && !/[([{]/.test(href))) href = href.slice(0, -1);
  return href;
}
