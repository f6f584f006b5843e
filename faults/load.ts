// Writers and a reader, for as long as a fault is tried.
import type { Extent } from './fault.ts';
import { type Prober, probe } from './prober.ts';
import type { Outcome } from './table.ts';
import { Writers } from './writers.ts';

/** Both stop in any case, also when `work` breaks off: they would disturb the faults after it. */
export async function underLoad(
  url: string,
  extent: Extent,
  work: (writers: Writers, prober: Prober) => Promise<Outcome>,
): Promise<Outcome> {
  const writers = await Writers.at(url, extent);
  const prober = probe(url);
  try {
    return await work(writers, prober);
  } finally {
    prober.stop();
    await writers.stop();
  }
}
