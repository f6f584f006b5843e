import type { Language } from '#kit/errors.ts';

/** Which plural form a number takes, by the rules of CLDR: written out, since the browser's own takes long to make on a slow phone. */
export function pluralForm(language: Language, count: number): 'one' | 'many' | 'other' {
  const size = Math.abs(count);
  const isRomance = language === 'pt' || language === 'fr';
  // In Portuguese and French 0 and 1.5 are singular, and whole millions have a form of their own.
  if (isRomance ? size < 2 : size === 1) return 'one';
  return isRomance && size > 0 && size % 1e6 === 0 ? 'many' : 'other';
}
