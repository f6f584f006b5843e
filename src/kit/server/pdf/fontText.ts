// The characters of the font that PDF files are written in; others are written with these, so that nothing is missing.

/** Beyond Latin-1. */
const more = new Set('€‚„…ˆ‹Œ‘’“”•–—˜™›œ−');

/** What notices write often. */
const written = Object.entries({
  ...{ '≤': '<=', '≥': '>=', '≠': '<>', '≈': '~', '‐': '-', '‰': ' por mil', '‑': '-', '―': '—', '⁄': '/', '∕': '/', '∅': 'Ø' },
  ...{ μ: 'µ', Ω: 'ohm', Δ: 'delta', π: 'pi', α: 'alfa', β: 'beta', '′': "'", '″': '"', '⌀': 'Ø', '√': 'raiz de ' },
  ...{ '●': '•', '▪': '•', '■': '•', '◦': '•', '→': '->', '✓': 'v', '☐': '[ ]', '☑': '[x]' },
});
/** Letters with their counterparts, as far as they have been asked for. */
const known = new Map<string, string>(written);

/** More marks on one letter than any script has: composing many takes the square of their number. */
const PILED_MARKS = /(?<=\p{M}{4})\p{M}+/gu;

/** On one line. A character without a counterpart becomes a question mark. */
export function toFontText(text: string): string {
  return Array.from(text.replace(PILED_MARKS, '').normalize('NFC').replace(/\s/gu, ' '), letterOf).join('');
}

function letterOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  // The soft hyphen is not among them.
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100 && code !== 0xad) || more.has(letter)) return letter;
  const counterpart = known.get(letter) ?? counterpartOf(letter);
  known.set(letter, counterpart);
  return counterpart;
}

function counterpartOf(letter: string): string {
  // Invisible: marks of direction, soft line breaks, what is left of others.
  if (/[\p{Cc}\p{Cf}\p{M}\p{Cs}]/u.test(letter)) return '';
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && plain !== letter ? Array.from(plain, letterOf).join('') : '?';
}
