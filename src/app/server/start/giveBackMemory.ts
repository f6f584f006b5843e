// Starting takes more memory than serving: sources, schemas, a demonstration that is put in. Left alone, the process keeps the room.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How soon after the start: what follows it at once, tidying and the first page, is over then. */
const AFTER_MS = 3000;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Gives the machine back what the start has left, once; it holds everything up for about a tenth of a second. */
export function giveBackMemory(): void {
  const give = () => {
    // Node names no other way to shrink the room for what is new, which grows to 48 MB while the server starts.
    setFlagsFromString('--expose-gc');
    const collect: Collect = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  setTimeout(give, AFTER_MS).unref();
}
