// npm run faults [-- NAME…]: what faults do to the data and to those who use it, on SQLite and PostgreSQL, as one table.
// --short: a few tries of each, as the tests run it; --engine sqlite or postgres: one of them alone; --tries 10: at most so many of each.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Extent, Fault } from './fault.ts';
import { faults } from './faults.ts';
import { type Engine, type EngineName, postgresEngine, sqliteEngine } from './subject.ts';
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
if (unknown.length > 0 || !['sqlite', 'postgres', undefined].includes(values.engine)) {
  console.error(`Usage: npm run faults -- [--short] [--engine sqlite|postgres] [--tries N] [${faults.map(({ name }) => name).join('|')}]…`);
  process.exit(2);
}

// Servers, clusters and disks are removed at the exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const MOST_SHOWN = 10;
const chosen = faults.filter(({ name, isLong }) => (names.length === 0 ? !(values.short && isLong) : names.includes(name)));
const engines: Record<EngineName, () => Promise<Engine | null>> = {
  SQLite: async () => sqliteEngine(),
  PostgreSQL: () => postgresEngine(),
};
const extent: Extent = { isShort: values.short, mostTries: Number(values.tries) };

async function tryOn(name: EngineName): Promise<Row[]> {
  const due = chosen.filter(({ engines = ['SQLite', 'PostgreSQL'] }) => engines.includes(name));
  if (due.length === 0 || (values.engine && !name.toLowerCase().startsWith(values.engine))) return [];
  const engine = await engines[name]();
  const rows: Row[] = [];
  for (const fault of due) rows.push(await rowOf(fault, name, engine));
  await engine?.stop();
  return rows;
}

async function rowOf({ title: titleOf, run }: Fault, engineName: EngineName, engine: Engine | null): Promise<Row> {
  const title = titleOf(extent);
  const from = performance.now();
  const outcome = engine ? await run(engine, extent).catch(brokenOff) : { notRun: 'no PostgreSQL' };
  const row = { title, engine: engineName, outcome };
  console.log(`${isPassed(row) ? 'ok    ' : 'FAILED'}  ${title}, ${engineName} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if ('faults' in outcome) for (const fault of outcome.faults.slice(0, MOST_SHOWN)) console.log(`        ${fault}`);
  return row;
}

function brokenOff(error: Error): Outcome {
  return { tries: 0, acknowledged: 0, lost: 0, wrong: 1, unavailableMs: 0, faults: [`broken off: ${error.message}`] };
}

// The short form waits for both at the same time; the long one measures one at a time.
const [first, second] = values.short
  ? await Promise.all([tryOn('SQLite'), tryOn('PostgreSQL')])
  : [await tryOn('SQLite'), await tryOn('PostgreSQL')];
const rows = [...first, ...second];
console.log(`\n${tableOf(rows)}`);
const failed = rows.filter((row) => !isPassed(row)).length;
const skipped = rows.filter(({ outcome }) => 'notRun' in outcome).length;
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: rows.length - failed - skipped, failed, skipped }));
process.exit(failed > 0 ? 1 : 0);
