// Collects what all parts of the server show. The database is asked at most every 15 seconds, however many programs scrape.
import type { Database } from '../database/database.ts';
import { endsWithin } from '../work/endsWithin.ts';
import { Counter, type Family, gauge } from './families.ts';
import type { Metrics } from './metrics.ts';

/** How long asked values are shown; a little less than scrapers wait between two scrapes. */
const GOOD_FOR_MS = 14_500;
/** How long a scrape waits for the database, and for everything. */
const CHECK_MS = 1800;
const READ_MS = 4000;

/**
 * @param parts by a name that tells which one failed
 * @returns the families as of now; never fails
 */
export function collector(
  database: Database,
  parts: Readonly<Record<string, Metrics>>,
  { now = () => performance.now(), waits = { check: CHECK_MS, read: READ_MS } } = {},
): () => Promise<Family[]> {
  const all = Object.entries(parts);
  const failures = new Counter(
    'metrics_failures_total',
    'Values that could not be read, by the part that they belong to.',
    all.filter(([, { look, read }]) => look || read).map(([part]) => ({ part })),
  );
  let begun = Number.NEGATIVE_INFINITY;
  let latest: Promise<Family[]> = Promise.resolve([]);

  /** Within the time that is left; what takes longer is left out. */
  const read = async (part: string, reading: () => Promise<readonly Family[]>, until: number): Promise<readonly Family[]> => {
    let families: readonly Family[] | undefined;
    const work = async () => {
      families = await reading();
    };
    const left = until - now();
    if (left > 0) await endsWithin(work(), left).catch(() => false);
    if (!families) failures.add({ part });
    return families ?? [];
  };

  const ask = async (): Promise<Family[]> => {
    const until = now() + waits.read;
    // Side by side: one that hangs takes no time from the others.
    const looks = Promise.all(all.map(([part, { look }]) => (look ? read(part, look, until) : [])));
    const isUp = await endsWithin(database.checkReady(), waits.check).catch(() => false);
    const rows: Family[] = [];
    for (const [part, { read: readRows }] of all)
      if (readRows && isUp) rows.push(...(await read(part, () => readRows(database.read), until)));
    return [gauge('database_up', 'Whether the database can be read and written.', isUp ? 1 : 0), ...(await looks).flat(), ...rows];
  };

  return async () => {
    if (now() - begun >= GOOD_FOR_MS) {
      begun = now();
      latest = ask();
    }
    const asked = await latest;
    return [...all.flatMap(([, part]) => part.now?.() ?? []), failures.family(), ...asked];
  };
}
