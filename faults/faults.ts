// The faults, in the order of the table.
import { fullDisk } from './fullDisk.ts';
import { killsUnderImport, killsUnderWrites } from './kills.ts';
import { postgresFaults } from './postgres.ts';
import { powerCut } from './powerCut.ts';
import type { Engine, EngineName } from './subject.ts';
import type { NotRun, Outcome } from './table.ts';

/** `isShort`: as part of the tests, so a few tries. */
export type Extent = { isShort: boolean };
export type Fault = {
  /** For `npm run faults -- NAME`. */
  name: string;
  title: string;
  /** Where it can happen; without it, on both. */
  engines?: EngineName[];
  /** Not part of the short form. */
  isLong?: true;
  run(engine: Engine, extent: Extent): Promise<Outcome | NotRun>;
};

export const faults: Fault[] = [killsUnderWrites, killsUnderImport, powerCut, fullDisk, ...postgresFaults];
