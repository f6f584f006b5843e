// Starting takes more memory than serving (sources, schemas, demo data), and V8 does not return it by itself.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the first retention runs and the first page are done. */
const AFTER_MS = 3000;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Collects garbage once, soon after the start, which blocks the process for about 100 ms. */
export function giveBackMemory(): void {
  const collectGarbage = () => {
    // Node has no other way to shrink the young generation, which grows to 48 MB during the start.
    setFlagsFromString('--expose-gc');
    const collect: Collect = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  setTimeout(collectGarbage, AFTER_MS).unref();
}
