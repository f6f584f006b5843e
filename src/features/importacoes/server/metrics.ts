// What monitoring shows of imports.
import type { Queries } from '#kit/server/database/database.ts';
import { Counter, type Family, gauge, type Sample } from '#kit/server/metrics/families.ts';
import type { Metrics } from '#kit/server/metrics/metrics.ts';
import { type Contagem, type Estado, nothingCounted, openStates } from '../entities.ts';
import type {} from './tables.ts';

/** States in which an import ends; an interrupted one may go on. */
const ends = ['concluida', 'interrompida', 'cancelada', 'falhou'] as const satisfies readonly Estado[];
/** Of each read record, one is counted. */
const results = (Object.keys(nothingCounted) as (keyof Contagem)[]).filter((result) => result !== 'lidos');
/** The imports of a state that are looked at for the last end: they end nearly in the order in which they came. */
const NEWEST = 20;

const isEnd = (estado: Estado) => (ends as readonly Estado[]).includes(estado);

export type RunCounter = { ended(runs: readonly (Contagem & { estado: Estado })[]): void; metrics: Metrics };

/** Counts the runs that end in this process. */
export function runCounter(): RunCounter {
  const runs = new Counter(
    'imports_total',
    'Imports that ended in this process, by state.',
    ends.map((state) => ({ state })),
  );
  const records = new Counter(
    'import_records_total',
    'Records of ended imports, by what became of them.',
    results.map((result) => ({ result })),
  );
  return {
    ended: (ended) => {
      for (const run of ended) {
        // A run that was stopped with the server is queued again.
        if (!isEnd(run.estado)) continue;
        runs.add({ state: run.estado });
        // It may go on, and then counts with all of its records.
        if (openStates.includes(run.estado)) continue;
        for (const result of results) records.add({ result }, run[result]);
      }
    },
    metrics: { now: () => [runs.family(), records.family()], read: readImports },
  };
}

async function readImports(db: Queries): Promise<Family[]> {
  const open = await db
    .selectFrom('importacoes')
    .select(({ fn }) => ['estado', fn.countAll().as('imports')])
    .where('estado', 'in', openStates)
    .groupBy('estado')
    .execute();
  const counts = new Map(open.map(({ estado, imports }) => [estado, Number(imports)]));
  const last: Sample[] = [];
  for (const estado of ends) {
    const newest = await db
      .selectFrom('importacoes')
      .select('terminada_em')
      .where('estado', '=', estado)
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute();
    const times = newest.flatMap(({ terminada_em }) => (terminada_em === null ? [] : [Date.parse(terminada_em) / 1000]));
    if (times.length > 0) last.push({ labels: { state: estado }, value: Math.max(...times) });
  }
  return [
    gauge(
      'imports_open',
      'Imports that wait, run or were interrupted, by state.',
      openStates.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 })),
    ),
    gauge('import_end_timestamp_seconds', 'When the last import ended with each state.', last),
  ];
}
