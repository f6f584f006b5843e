// The texts that the application starts with, and how others are found.
import type { Language } from '#kit/errors.ts';

/** The texts of the login pages. */
const catalogues = import.meta.glob(['#kit/web/texts/*.ts', '#features/auth/web/texts/*.ts', '#app/web/texts/*.ts'], { base: '../..' });

/** The names of files of all languages would be too large for one list. */
const others = {
  pt: () => import('./catalogues/catalogues-pt.ts'),
  en: () => import('./catalogues/catalogues-en.ts'),
  fr: () => import('./catalogues/catalogues-fr.ts'),
  de: () => import('./catalogues/catalogues-de.ts'),
};
const otherCatalogues = async (language: Language) => (await others[language]()).catalogues;

/** For `startTexts`. */
export const startingTexts = [catalogues, otherCatalogues, ['kit', 'app']] as const;
