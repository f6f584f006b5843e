// Imports that ended while this page was open.
import { useSyncExternalStore } from 'react';
import type { Estado, Importacao } from '../../entities.ts';
import { isOpen } from './states.ts';

/** Last known state of each import; outlives the screen, so that an end is also announced to a user who returns. */
export const seen = new Map<number, Estado>();
/** Imports that ended while this page was open: shown until dismissed. */
let ended: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Whether an import ended while this page was open. */
export function useEnded(): (run: Importacao) => boolean {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );
  return (run) => known.has(run.id) || isOver(run);
}

export function dismissEnded(...ids: number[]): void {
  setEnded([...ended].filter((id) => !ids.includes(id)));
}

/** Shows these until they are dismissed. */
export function addEnded(ids: readonly number[]): void {
  setEnded([...ended, ...ids]);
}

function setEnded(ids: Iterable<number>): void {
  ended = new Set(ids);
  for (const listener of listeners) listener();
}

/** Whether it was open at the last poll and no longer is. */
export function isOver(run: Importacao): boolean {
  const before = seen.get(run.id);
  return before !== undefined && isOpen({ estado: before }) && !isOpen(run);
}
