// The faults, in the order of the table.
import { clockJumps } from './clock.ts';
import { parallelExports } from './exports.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './fullDisk.ts';
import { hostile } from './hostile.ts';
import { killsUnderImport, killsUnderWrites } from './kills.ts';
import { postgresFaults } from './postgres.ts';
import { powerCut } from './powerCut.ts';
import { setFaults } from './setFaults.ts';
import { slowClients } from './slowClients.ts';
import { eventStreams } from './streams.ts';

export const faults: Fault[] = [
  killsUnderWrites,
  killsUnderImport,
  powerCut,
  fullDisk,
  ...postgresFaults,
  ...setFaults,
  eventStreams,
  parallelExports,
  clockJumps,
  slowClients,
  hostile,
];
