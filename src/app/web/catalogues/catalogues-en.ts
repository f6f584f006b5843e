// The catalogues of texts in this language that the login page does not need.
export const catalogues = import.meta.glob(['#kit/web/*/**/texts/en.ts', '#features/*/web/**/texts/en.ts', '#app/web/*/**/texts/en.ts'], {
  base: '../../..',
});
