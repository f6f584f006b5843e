// Detects a file's type by its first bytes, ignoring its name and declared type, and whether it can be displayed in the browser.
import type { ShownKind } from '#kit/shownFile.ts';
import { sniffImage } from '../images/sniff.ts';

/** How many bytes are used for the detection. */
export const KNOWN_BY = 4096;
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Control characters that no text contains: all but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
/** HTML, SVG and XML: a browser may treat such a text as a page. */
const MARKUP = /^\s*<[!?a-z]|<(!doctype|html|head|body|svg|script|iframe)\b/i;

/** @param begin its first `KNOWN_BY` bytes, or all of a shorter file */
export function mediaTypeOf(begin: Uint8Array): string {
  const image = sniffImage(begin);
  if (image) return `image/${image}`;
  const mark = Buffer.from(begin.subarray(0, 5)).toString('latin1');
  if (mark === '%PDF-') return 'application/pdf';
  // A text to its bytes, but nobody reads it as one.
  if (mark === '{\\rtf') return UNKNOWN_TYPE;
  const charset = charsetOf(begin);
  return charset ? `text/plain; charset=${charset}` : UNKNOWN_TYPE;
}

/** How a file of this type is displayed; null for files that are only downloaded. */
export function shownKindOf(mediaType: string): ShownKind | null {
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType.startsWith('text/plain;') ? 'text' : null;
}

/** The encoding of a plain text; undefined for other content, including markup. */
function charsetOf(begin: Uint8Array): string | undefined {
  const cut = begin.subarray(0, KNOWN_BY);
  for (const charset of ['utf-8', 'windows-1252']) {
    try {
      // `stream`: the last character may be incomplete.
      const text = new TextDecoder(charset, { fatal: true }).decode(cut, { stream: true });
      return text === '' || CONTROL.test(text) || MARKUP.test(text) ? undefined : charset;
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}
