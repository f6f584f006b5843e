import type { Language } from '#kit/errors.ts';

/**
 * Which plural form a number takes: the rules of CLDR, but that nought is plural in Portuguese, as Brazilians write it (`0 itens`). Written out,
 * since the browser's own takes long to make on a slow phone.
 */
export function pluralForm(language: Language, count: number): 'one' | 'many' | 'other' {
  const size = Math.abs(count);
  const isRomance = language === 'pt' || language === 'fr';
  if (language === 'pt' && size === 0) return 'other';
  // In Portuguese and French 1.5 is singular, in French 0 too, and whole millions have a form of their own.
  if (isRomance ? size < 2 : size === 1) return 'one';
  return isRomance && size > 0 && size % 1e6 === 0 ? 'many' : 'other';
}
