// Leaves the summaries of calls out of the browser's bundle at build time: only the documentation of the API shows them.

const contracts = /from '#kit\/contract\.ts'/;
/** The property as the formatter writes it, on one line or with its text on the next. */
const summary = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$\n]|\\.)*`),\n/gm;

/** @param {string} code of a contract */
export function withoutSummaries(code) {
  return code.replace(summary, '');
}

/** @returns {import('vite').Plugin} */
export function summaries() {
  return {
    name: 'summaries',
    apply: 'build',
    enforce: 'pre',
    // No map: a contract has no code to step through.
    transform: (code, id) => (id.includes('/src/') && contracts.test(code) ? { code: withoutSummaries(code), map: null } : undefined),
  };
}
