// What a file is by how its bytes begin, whatever its name or its sender says, and whether it opens in place.
import type { ShownKind } from '#kit/shownFile.ts';
import { sniffImage } from '../images/sniff.ts';

/** By how many of its first bytes a file is known. */
export const KNOWN_BY = 4096;
export const UNKNOWN_TYPE = 'application/octet-stream';

/** What control characters are never part of a text: all but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
/** HTML, SVG and XML: a browser may take such a text for a page. */
const MARKUP = /^\s*<[!?a-z]|<(!doctype|html|head|body|svg|script|iframe)\b/i;

/** @param begin its first `KNOWN_BY` bytes, or all of a shorter file */
export function mediaTypeOf(begin: Uint8Array): string {
  const image = sniffImage(begin);
  if (image) return `image/${image}`;
  if (Buffer.from(begin.subarray(0, 5)).toString('latin1') === '%PDF-') return 'application/pdf';
  const charset = charsetOf(begin);
  return charset ? `text/plain; charset=${charset}` : UNKNOWN_TYPE;
}

/** As what a file of this type opens in place; null for what is only saved. */
export function shownKindOf(mediaType: string): ShownKind | null {
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType === 'application/pdf') return 'pdf';
  return mediaType.startsWith('text/plain;') ? 'text' : null;
}

/** How the letters of a plain text are written; undefined for what is none, markup included. */
function charsetOf(begin: Uint8Array): string | undefined {
  const cut = begin.subarray(0, KNOWN_BY);
  for (const charset of ['utf-8', 'windows-1252']) {
    try {
      // `stream`: the last letter may be cut in two.
      const text = new TextDecoder(charset, { fatal: true }).decode(cut, { stream: true });
      return text === '' || CONTROL.test(text) || MARKUP.test(text) ? undefined : charset;
    } catch {
      // Not written like that.
    }
  }
  return undefined;
}
