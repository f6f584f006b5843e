// The texts that the application starts with, and how others are found.

/** The texts of the login pages. */
const catalogues = import.meta.glob(['#kit/web/texts/*.ts', '#features/auth/web/texts/*.ts', '#app/web/texts/*.ts'], { base: '../..' });
const otherCatalogues = async () => (await import('./catalogues.ts')).catalogues;

/** For `startTexts`. */
export const startingTexts = [catalogues, otherCatalogues, ['kit', 'app']] as const;
