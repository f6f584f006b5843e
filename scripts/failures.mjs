// The failed tests in a few lines each, from the reports of Vitest and Playwright, for the end of the output of npm test.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @typedef {{ title: string, message: string }} Failure the message as the runner gives it, without colours */

/** How many failures of a stage are printed, how many lines of each message, and how much of a line. */
const limits = { failures: 5, lines: 14, line: 400 };

/**
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} VitestReport
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, tests: { results: { status: string, errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/** Failed tests, and files that could not be run. @param {VitestReport} report @returns {Failure[]} */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName, failureMessages }) => toFailure(`${file}: ${fullName}`, failureMessages));
    return status === 'failed' || message ? [toFailure(file, [message])] : [];
  });
}

/** Tests of which an attempt failed, also if the next one passed. @param {PlaywrightReport} report @returns {Failure[]} */
export function playwrightFailures({ suites, errors = [] }) {
  /** @param {Suite} suite @returns {Spec[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) => {
      const failed = results.filter(({ status }) => status !== 'passed' && status !== 'skipped');
      const passed = results.some(({ status }) => status === 'passed') ? ' (passed when retried)' : '';
      return failed.map((result) => toFailure(`${file}: ${title}${passed}`, messagesOf(result.errors)));
    }),
  );
  return [...(errors.length > 0 ? [toFailure('outside of a test', messagesOf(errors))] : []), ...failures];
}

/** All of them: if a test timed out, only the second one says what it waited for. @param {{ message?: string }[]} errors */
function messagesOf(errors) {
  return errors.map(({ message = '' }) => message);
}

/** @param {string} title @param {string[]} messages @returns {Failure} */
function toFailure(title, messages) {
  const message = messages.filter(Boolean).join('\n') || 'It failed without a message: see the output above.';
  return { title: cut(title), message: stripVTControlCharacters(message) };
}

/** @param {string} line */
function cut(line) {
  return line.length > limits.line ? `${line.slice(0, limits.line)}…` : line;
}

/** The failures of a stage as text. @param {string} stage @param {readonly Failure[]} failures @returns {string} */
export function printedFailures(stage, failures) {
  const printed = failures.slice(0, limits.failures).map(({ title, message }) => {
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    const kept = lines.slice(0, limits.lines).map(cut);
    if (kept.length < lines.length) kept.push(`… ${lines.length - kept.length} more lines`);
    return [`✗ ${stage}: ${title}`, ...kept.map((line) => `    ${line}`)].join('\n');
  });
  const more = failures.length - printed.length;
  return [...printed, ...(more > 0 ? [`… and ${more} more of ${stage}`] : [])].join('\n');
}
