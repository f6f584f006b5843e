// The check for names and titles: one line of text in which no character hides or reorders others.

/** The name of the check in a schema: `{ type: 'string', format: 'one-line' }`. */
export const oneLineFormat = 'one-line';

/**
 * Control characters (including line breaks and tabs), line separators, and characters that change the text direction.
 * The marks U+200E and U+200F, and joiners, are allowed: Arabic, Persian and emoji need them.
 */
const forbidden = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

export function isOneLine(text: string): boolean {
  return !forbidden.test(text);
}

/** At least one visible character: neither white space nor invisible, as fillers and the empty Braille pattern are. */
export const visiblePattern = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]';
const visible = new RegExp(visiblePattern, 'u');

export function isVisible(text: string): boolean {
  return visible.test(text);
}
