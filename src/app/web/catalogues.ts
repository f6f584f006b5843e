// The catalogues of texts that the login page does not need; the list of their file names would be too large for it.
export const catalogues = import.meta.glob(['#kit/web/*/**/texts/*.ts', '#features/*/web/**/texts/*.ts'], { base: '../..' });
