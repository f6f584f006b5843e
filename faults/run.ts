// npm run faults [-- NAME…]: what faults do to the data and to those who use it, on SQLite, on PostgreSQL and with three servers, as one table.
// --short: a few tries of each, as the tests run it; --engine sqlite, postgres or three: one of them alone; --tries 10: at most so many of each.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Engine, type EngineName, engineNames, postgresEngine, setEngine, sqliteEngine } from './engine.ts';
import type { Extent, Fault } from './fault.ts';
import { faults } from './faults.ts';
import { isPassed, type Outcome, type Row, tableOf } from './table.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    engine: { type: 'string' },
    tries: { type: 'string', default: 'Infinity' },
    report: { type: 'string' },
  },
});
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0 || !['sqlite', 'postgres', 'three', undefined].includes(values.engine)) {
  console.error(
    `Usage: npm run faults -- [--short] [--engine sqlite|postgres|three] [--tries N] [${faults.map(({ name }) => name).join('|')}]…`,
  );
  process.exit(2);
}

// Servers, clusters and disks are removed at the exit, each by a listener of its own.
process.setMaxListeners(0);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const MOST_SHOWN = 10;
const chosen = faults.filter(({ name, isLong }) => (names.length === 0 ? !(values.short && isLong) : names.includes(name)));
/** Longer than that nobody may be unable to read behind a proxy, or to write where the fault says so. */
const LONGEST_MS = 5000;
/** Or why it cannot be started here. */
const engines: Record<EngineName, () => Promise<Engine | string>> = {
  SQLite: async () => sqliteEngine(),
  PostgreSQL: async () => (await postgresEngine()) ?? 'no PostgreSQL',
  'three servers': setEngine,
};
const extent: Extent = { isShort: values.short, mostTries: Number(values.tries) };

async function tryOn(name: EngineName): Promise<Row[]> {
  const due = chosen.filter(({ engines = engineNames }) => engines.includes(name));
  if (
    due.length === 0 ||
    (values.short && names.length === 0 && name === 'three servers') ||
    (values.engine && !name.toLowerCase().startsWith(values.engine))
  )
    return [];
  const engine = await engines[name]();
  const rows: Row[] = [];
  for (const fault of due) rows.push(await rowOf(fault, name, engine));
  if (typeof engine !== 'string') await engine.stop();
  return rows;
}

async function rowOf({ title: titleOf, run }: Fault, engineName: EngineName, engine: Engine | string): Promise<Row> {
  const title = titleOf(extent);
  const from = performance.now();
  const outcome = typeof engine === 'string' ? { notRun: engine } : await run(engine, extent).catch(brokenOff);
  if (engineName === 'three servers' && 'faults' in outcome && outcome.unavailableMs > LONGEST_MS) {
    outcome.wrong++;
    outcome.faults.push(`nobody was served for ${Math.round(outcome.unavailableMs)} ms`);
  }
  const row = { title, engine: engineName, outcome };
  console.log(`${isPassed(row) ? 'ok    ' : 'FAILED'}  ${title}, ${engineName} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if ('faults' in outcome) for (const fault of outcome.faults.slice(0, MOST_SHOWN)) console.log(`        ${fault}`);
  return row;
}

function brokenOff(error: Error): Outcome {
  return { tries: 0, acknowledged: 0, lost: 0, wrong: 1, unavailableMs: 0, faults: [`broken off: ${error.message}`] };
}

// The short form waits for all at the same time; the long one measures one at a time.
const rows: Row[] = [];
if (values.short) rows.push(...(await Promise.all(engineNames.map(tryOn))).flat());
else for (const name of engineNames) rows.push(...(await tryOn(name)));
console.log(`\n${tableOf(rows)}`);
const failed = rows.filter((row) => !isPassed(row)).length;
const skipped = rows.filter(({ outcome }) => 'notRun' in outcome).length;
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: rows.length - failed - skipped, failed, skipped }));
process.exit(failed > 0 ? 1 : 0);
