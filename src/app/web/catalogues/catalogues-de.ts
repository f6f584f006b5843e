// The catalogues of texts in this language that the login page does not need.
export const catalogues = import.meta.glob(['#kit/web/*/**/texts/de.ts', '#features/*/web/**/texts/de.ts', '#app/web/*/**/texts/de.ts'], {
  base: '../../..',
});
