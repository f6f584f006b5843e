import { isSafeLink } from './safeLink.ts';

/** A stretch of a text and where it begins; with `href` where it is an address. */
type Part = { start: number; words: string; href?: string };

/** Up to a blank or a mark that no address holds. */
const address = /https?:\/\/[^\s<>"'“”«»]+/gi;
/** What ends a sentence is not the address's own. */
const ending = /[.,;:!?…]$/;

/** Splits a text where web addresses begin and end; put together again, its words are the text. */
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

/** Without the full stop behind it, nor a bracket that was opened before it. */
function trimmed(found: string): string {
  let href = found;
  while (ending.test(href) || (/[)\]}]$/.test(href) && !/[([{]/.test(href))) href = href.slice(0, -1);
  return href;
}
