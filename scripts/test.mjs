// npm test: everything, or the stages named: npm test -- unit sqlite -- arguments for their runner; or what a change can affect:
// npm test -- changed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { affectedHere, changedFiles } from './affected.mjs';
import { freshenBundle } from './bundle.mjs';
import { bringChromium, versionOf } from './chromium.mjs';
import { playwrightFailures, printedFailures, vitestFailures } from './failures.mjs';
import { freePort } from './freePort.mjs';
import { memoryFolder } from './memoryFolder.mjs';
import { startPostgres } from './postgres.mjs';
import { onInterrupt, root, run, start } from './run.mjs';

// Tests start many servers and threads: kept as compiled, each of them is there in half the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts flaky: passed, but not at once */
/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ code: number, counts?: Counts, note?: string, failures?: Failure[] }} Result without counts the stage has no tests to count */
/** @typedef {(args: string[], report: string, beside: boolean) => Promise<Result>} Stage beside: another one runs, and shows what it says */

/** @type {(() => Promise<void>)[]} what is still to be stopped or removed */
const leftovers = [];

let tidied = Promise.resolve();

/** In turn, so that an interruption also waits for what is being stopped already. */
function tidyUp() {
  tidied = tidied.then(async () => {
    for (const remove of leftovers.splice(0)) await remove();
  });
  return tidied;
}

/** @type {Record<string, { title: string, test: Stage }>} */
const stages = {
  check: {
    title: 'types, lint, unused code, import boundaries',
    test: (args) => run('node', ['scripts/check.mjs', ...args]),
  },
  unit: { title: 'single pieces of code', test: (args, report) => vitest('unit', args, report, {}) },
  processes: {
    title: 'servers and commands on one machine',
    test: (args, report, beside) => vitest('processes', args, report, {}, beside),
  },
  faults: { title: 'kills, and a PostgreSQL that goes away', test: testFaults },
  sqlite: {
    title: 'the calls on SQLite',
    test: (args, report) => vitest('api', args, report, { TEST_DATABASE_URL: '', TEST_POSTGRES_KIND: '' }),
  },
  postgres: { title: "the calls in PostgreSQL's dialect", test: testOnPostgres },
  browser: { title: 'what users do, in a browser', test: testInBrowser },
};

/**
 * @param {string} project @param {string[]} args @param {string} report @param {Record<string, string>} env
 * @param {boolean} [beside] @returns {Promise<Result>}
 */
async function vitest(project, args, report, env, beside = false) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run('vitest', ['run', '--project', project, ...reporters, ...args], {
    env: { TMPDIR: memoryFolder(), ...env },
    quiet: beside,
  });
  if (beside) console.log(`\n── ${project === 'api' ? 'postgres' : project}, beside it:\n${output}`);
  const found = readReport(report);
  if (!found) return { code: code || 1, counts: { passed: 0, failed: 0, skipped: 0 } };
  console.log(`Slowest files:\n${slowest(found.testResults).join('\n')}`);
  const skipped = found.numPendingTests + found.numTodoTests;
  return { code, counts: { passed: found.numPassedTests, failed: found.numFailedTests, skipped }, failures: vitestFailures(found) };
}

/** @type {Stage} */
async function testFaults(args, report, beside) {
  const { code, output } = await run('node', ['faults/run.ts', '--short', '--report', report, ...args], { quiet: beside });
  if (beside) console.log(`\n── faults, beside it:\n${output}`);
  return { code, counts: readReport(report) ?? { passed: 0, failed: 0, skipped: 0 } };
}

/** How many files a run names that took longest. */
const SLOWEST = 10;

/** @param {{ name: string, startTime: number, endTime: number }[]} files as the runner reports them */
function slowest(files) {
  const timed = files.map(({ name, startTime, endTime }) => ({ name: relative(root, name), took: endTime - startTime }));
  timed.sort((one, other) => other.took - one.took);
  return timed.slice(0, SLOWEST).map(({ name, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** @type {Stage} */
async function testOnPostgres(args, report, beside) {
  const postgres = await startPostgres();
  leftovers.push(postgres.stop);
  console.log(`PostgreSQL: ${postgres.about}`);
  const env = { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_KIND: postgres.kind };
  const result = await vitest('api', args, report, env, beside);
  const note = `The calls in PostgreSQL's dialect ran on ${postgres.about}`;
  if (postgres.kind !== 'pglite') return result;
  return process.env.CI ? { ...result, code: 1, note: `${note}\nIn CI it must be a real server.` } : { ...result, note };
}

/** @type {Stage} */
async function testInBrowser(args, report) {
  const chromium = await bringChromium();
  const [port, portAlone] = [await freePort(), await freePort()];
  const env = {
    CHROMIUM_PATH: chromium.usual,
    ...(chromium.full ? { CHROMIUM_FULL_PATH: chromium.full } : {}),
    E2E_PORT: String(port),
    E2E_ALONE_PORT: String(portAlone),
    E2E_SERVED: 'yes',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  await freshenBundle();
  await Promise.all([serveDemo(port), serveDemo(portAlone)]);
  const { code } = await run('playwright', ['test', '--reporter=list,json', '--pass-with-no-tests', ...args], { env });
  const found = readReport(report);
  const { expected, unexpected, flaky, skipped } = found?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  await tidyUp();
  const counts = { passed: expected + flaky, failed: unexpected, skipped, flaky };
  return { code, counts, note: aboutBrowsers(chromium), failures: found ? playwrightFailures(found) : [] };
}

/** @param {number} port */
async function serveDemo(port) {
  const server = start('node', ['scripts/demoServer.mjs'], { env: { PORT: String(port) } });
  const ended = new Promise((resolve) => server.on('close', resolve));
  leftovers.push(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && server.signalCode === null && !(await isReady())) await setTimeout(200);
}

/** @param {{ usual: string, full?: string }} chromium */
function aboutBrowsers({ usual, full }) {
  if (!full) return `The browser was ${versionOf(usual)}; what only a full one does was left out, for there is none`;
  if (full === usual) return `The browser was ${versionOf(usual)}`;
  return `The browser was ${versionOf(usual)} (${basename(usual)}), for what it lacks ${versionOf(full)}`;
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {number} from */
function secondsSince(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

const given = process.argv.slice(2);
const split = given.indexOf('--');
const named = split < 0 ? given : given.slice(0, split);
const extra = split < 0 ? [] : given.slice(split + 1);
const isChange = named.length === 1 && named[0] === 'changed';
const unknown = isChange ? [] : named.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}; or, alone: changed.`);
  process.exit(2);
}
/** @type {Record<string, string[]> | undefined} */
const affected = isChange ? affectedHere(changedFiles()) : undefined;
/** @param {string} stage */
const runs = (stage) => (affected ? affected[stage]?.length !== 0 : named.length === 0 || named.includes(stage));

const reports = mkdtempSync(join(tmpdir(), 'certame-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
onInterrupt(tidyUp);

/** @type {string[]} */
const summary = [];
/** @type {string[]} */
const notes = [];
/** @type {string[]} */
const failures = [];
const total = { passed: 0, failed: 0 };

/** @param {string} name @param {boolean} beside another stage, which shows its output as it comes */
async function runStage(name, beside) {
  const stage = stages[name];
  if (!stage) return;
  console.log(`\n── ${name}: ${stage.title}${beside ? ' (told once it is done)' : ''}`);
  const started = performance.now();
  const args = [...(affected?.[name] ?? []), ...extra];
  const {
    code,
    counts,
    note,
    failures: ofStage = [],
  } = await stage.test(args, join(reports, `${name}.json`), beside).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return /** @type {Result} */ ({ code: 1 });
  });
  const ranNothing = counts !== undefined && counts.passed + counts.failed === 0;
  const failed = code !== 0 || ranNothing || (counts?.failed ?? 0) > 0;
  total.passed += counts?.passed ?? 0;
  // A stage that fails without a failed test, such as one whose file did not load, counts as one.
  total.failed += failed ? Math.max(1, counts?.failed ?? 0) : 0;
  const parts = counts ? [`${counts.passed} passed`, `${counts.failed} failed`] : [];
  if (counts?.flaky) parts.push(`${counts.flaky} only when tried again`);
  if (counts?.skipped) parts.push(`${counts.skipped} skipped`);
  if (ranNothing) parts.push('no test ran');
  const line = `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(9)} ${[...parts, secondsSince(started)].join(', ')}`;
  console.log(line);
  summary.push(line);
  if (note) notes.push(note);
  if (ofStage.length > 0) failures.push(printedFailures(name, ofStage));
  else if (failed) failures.push(`✗ ${name}: see the output above`);
}

// Stages of one row wait much for clocks and other processes, so they run side by side.
for (const row of [['check'], ['unit', 'processes'], ['faults'], ['sqlite', 'postgres'], ['browser']]) {
  const present = row.filter(runs);
  process.env.TEST_BESIDE = present.length > 1 ? 'yes' : '';
  await Promise.all(present.map((name, index) => runStage(name, index > 0)));
  await tidyUp();
}

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${[...summary, ...notes].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
