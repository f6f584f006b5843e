// What a fault is.
import type { Engine, EngineName } from './engine.ts';
import type { NotRun, Outcome } from './table.ts';

/** `isShort`: as part of the tests, so a few tries; `mostTries`: on a machine where all of them would take too long. */
export type Extent = { isShort: boolean; mostTries: number };

/** How often a fault is tried. */
export function triesOf({ isShort, mostTries }: Extent, short: number, long: number): number {
  return isShort ? short : Math.min(long, mostTries);
}
export type Fault = {
  /** For `npm run faults -- NAME`. */
  name: string;
  title(extent: Extent): string;
  /** Where it can happen; without it, on all. */
  engines?: readonly EngineName[];
  /** Not part of the short form. */
  isLong?: true;
  run(engine: Engine, extent: Extent): Promise<Outcome | NotRun>;
};
