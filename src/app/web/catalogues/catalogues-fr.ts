// The catalogues of texts in this language that the login page does not need.
export const catalogues = import.meta.glob(['#kit/web/*/**/texts/fr.ts', '#features/*/web/**/texts/fr.ts', '#app/web/*/**/texts/fr.ts'], {
  base: '../../..',
});
