// What failed, from the reports of the two runners, in a few lines each: they stand at the end of the output, where one looks first.

/** @typedef {{ title: string, message: string }} Failure the message as the runner gives it, without colours */

/** How many failures are told, and how many lines of each message, and how much of a line. */
const limits = { failures: 10, lines: 12, line: 400 };

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals begin a colour with this one.
const colours = /\u001b\[[0-9;]*m/g;

/**
 * @typedef {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} VitestReport
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, tests: { results: { status: string, errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/** Failed tests, and files that could not be run. @param {VitestReport} report @returns {Failure[]} */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [toFailure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => toFailure(`${name}: ${fullName}`, failureMessages[0]));
  });
}

/** Tests of which a try failed, also if the next one passed. @param {PlaywrightReport} report @returns {Failure[]} */
export function playwrightFailures({ suites, errors = [] }) {
  /** @param {Suite} suite @returns {Spec[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const tries = results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
    return tries.map(({ errors: [error] }, index) => toFailure(`${file}: ${title} (try ${index + 1})`, error?.message));
  });
  return [...errors.map(({ message }) => toFailure('outside of a test', message)), ...failures];
}

/** @param {string} title @param {string | undefined} message @returns {Failure} */
function toFailure(title, message = 'without a message') {
  return { title, message: message.replaceAll(colours, '') };
}

/** The text that tells them. @param {readonly Failure[]} failures @returns {string} */
export function tellFailures(failures) {
  const told = failures.slice(0, limits.failures).map(({ title, message }) => {
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    const kept = lines.slice(0, limits.lines).map((line) => (line.length > limits.line ? `${line.slice(0, limits.line)}…` : line));
    if (kept.length < lines.length) kept.push(`… ${lines.length - kept.length} more lines`);
    return [`✗ ${title}`, ...kept.map((line) => `    ${line}`)].join('\n');
  });
  const more = failures.length - told.length;
  return [...told, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}
