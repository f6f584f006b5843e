// The catalogues of texts in this language that the login page does not need.
export const catalogues = import.meta.glob(['#kit/web/*/**/texts/pt.ts', '#features/*/web/**/texts/pt.ts', '#app/web/*/**/texts/pt.ts'], {
  base: '../../..',
});
