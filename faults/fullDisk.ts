// Something else fills the disk of the data, and room comes back while the server runs.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EngineName } from './engine.ts';
import { type Extent, type Fault, triesOf } from './fault.ts';
import { underLoad } from './load.ts';
import { diskInMemory, whyNoDisk } from './mounted.ts';
import { onDisk } from './onDisk.ts';
import type { Subject } from './subject.ts';
import type { Outcome } from './table.ts';

const WRITES = 20;
/** Of writers on a full disk. */
const FULL_MS = 3000;
const MEBIBYTES = { SQLite: 96, PostgreSQL: 320, 'three servers': 640 };
/** What refusals for lack of room are: said to be that, or that the database cannot be used for now. */
const clear = [507, 503, 429];

/** Fills the disk to its last byte. */
function fill(file: string): void {
  for (const size of [2 ** 20, 2 ** 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full for pieces of this size.
    }
  }
}

function fillAndLook(engineName: EngineName, subject: Subject, ballast: string, extent: Extent): Promise<Outcome> {
  const tries = triesOf(extent, 1, 5);
  return underLoad(subject, extent, async (writers, prober) => {
    for (let tried = 0; tried < tries; tried++) {
      writers.start();
      await writers.untilWritten(WRITES);
      writers.refused.clear();
      fill(ballast);
      await setTimeout(FULL_MS);
      const refused = [...writers.refused.keys()];
      const unclear = refused.filter((status) => !clear.includes(status));
      if (unclear.length > 0) writers.note(`writes on a full disk were answered with ${unclear.join(', ')}`);
      if (engineName === 'SQLite' && !refused.includes(507)) writers.note('no write was refused with 507 on a full disk');
      rmSync(ballast);
      await subject.postgres?.startEnded();
      await writers.untilWritten(WRITES);
      await writers.stop();
      await writers.check();
    }
    await writers.checkMails();
    return writers.outcome(tries, prober.stop());
  });
}

export const fullDisk: Fault = {
  name: 'fullDisk',
  title: () => 'disk full, and healed',
  isLong: true,
  run: async (engine, extent) => {
    const why = whyNoDisk();
    if (why) return { notRun: why };
    return onDisk(engine, diskInMemory(MEBIBYTES[engine.name]), (subject, disk) =>
      fillAndLook(engine.name, subject, join(disk.folder, 'ballast'), extent),
    );
  },
};
