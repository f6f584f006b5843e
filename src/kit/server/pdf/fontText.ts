// The characters of the font that PDF files are written in; others are written with these, so that nothing is missing.

/** Beyond Latin-1. */
const more = new Set('€‚„…ˆ‹Œ‘’“”•–—˜™›œ−');

/** What notices write often. */
const written: Readonly<Record<string, string>> = {
  ...{ '≤': '<=', '≥': '>=', '≠': '<>', '≈': '~', '‐': '-', '‰': ' por mil', '‑': '-', '―': '—', '⁄': '/', '∕': '/', '∅': 'Ø' },
  ...{ μ: 'µ', Ω: 'ohm', Δ: 'delta', π: 'pi', α: 'alfa', β: 'beta', '′': "'", '″': '"', '⌀': 'Ø', '√': 'raiz de ' },
  ...{ '●': '•', '▪': '•', '■': '•', '◦': '•', '→': '->', '✓': 'v', '☐': '[ ]', '☑': '[x]' },
};

/** On one line. A character without a counterpart becomes a question mark. */
export function toFontText(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/gu, ' '), letterOf).join('');
}

function letterOf(letter: string): string {
  // Invisible: marks of direction, soft line breaks, what is left of others.
  if (/[\p{Cc}\p{Cf}\p{M}\p{Cs}]/u.test(letter)) return '';
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || more.has(letter)) return letter;
  const known = written[letter];
  if (known !== undefined) return known;
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && plain !== letter ? Array.from(plain, letterOf).join('') : '?';
}
