// The catalogues of texts that the start need not know, for their files' names weigh there.
export const catalogues = import.meta.glob(['#kit/web/*/**/texts/*.ts', '#features/*/web/**/texts/*.ts'], { base: '../..' });
