// The faults, in the order of the table.
import { proxyFaults } from './behindProxy.ts';
import { clockJumps } from './clock.ts';
import { parallelExports } from './exports.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './fullDisk.ts';
import { hostile } from './hostile.ts';
import { killsUnderImport, killsUnderWrites } from './kills.ts';
import { postgresFaults } from './postgres.ts';
import { powerCut } from './powerCut.ts';
import { slowClients } from './slowClients.ts';
import { eventStreams } from './streams.ts';

export const faults: Fault[] = [
  killsUnderWrites,
  killsUnderImport,
  powerCut,
  fullDisk,
  ...postgresFaults,
  ...proxyFaults,
  eventStreams,
  parallelExports,
  clockJumps,
  slowClients,
  hostile,
];
