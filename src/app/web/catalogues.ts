// Every catalogue of texts but those of the pages on which one signs in. Apart from the start, for their files' names weigh there.
export const catalogues = import.meta.glob(
  ['#kit/web/*/**/texts/*.ts', '#features/*/web/**/texts/*.ts', '!#features/auth/web/texts/*.ts'],
  { base: '../..' },
);
