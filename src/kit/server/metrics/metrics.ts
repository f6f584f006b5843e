// What a part of the server shows to monitoring.
import type { Queries } from '../database/database.ts';
import type { Family } from './families.ts';

export type Metrics = {
  /** Counts in memory, as of now; must not wait or fail. */
  now?(): readonly Family[];
  /** Values that have to be asked for, but not from the database: at most every 15 seconds. */
  look?(): Promise<readonly Family[]>;
  /** Values of the database: at most every 15 seconds, each query below 50 ms. */
  read?(db: Queries): Promise<readonly Family[]>;
};
