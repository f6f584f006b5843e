// Something else fills the disk of the data, and room comes back while the server runs.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Fault, triesOf } from './fault.ts';
import { diskInMemory, whyNoDisk } from './mounted.ts';
import { probe } from './prober.ts';
import { postgresEngine } from './subject.ts';
import { Writers } from './writers.ts';

const WRITES = 20;
/** Of writers on a full disk. */
const FULL_MS = 3000;
const MEBIBYTES = { SQLite: 96, PostgreSQL: 320 };
/** Writers that take room. */
const SERVER = { DISK_FREE_MB: '1' };
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

export const fullDisk: Fault = {
  name: 'fullDisk',
  title: 'disk full, and healed',
  isLong: true,
  run: async (engine, extent) => {
    const why = whyNoDisk();
    if (why) return { notRun: why };
    const tries = triesOf(extent, 1, 5);
    const disk = diskInMemory(MEBIBYTES[engine.name]);
    const own = engine.cluster ? await postgresEngine(disk.folder) : engine;
    if (!own) return { notRun: 'no PostgreSQL' };
    const subject = await own.open(SERVER, engine.cluster ? undefined : join(disk.folder, 'certame'));
    const writers = await Writers.at(subject.url, extent);
    const ballast = join(disk.folder, 'ballast');
    const prober = probe(subject.url);
    for (let tried = 0; tried < tries; tried++) {
      writers.start();
      await writers.untilWritten(WRITES);
      writers.refused.clear();
      fill(ballast);
      await setTimeout(FULL_MS);
      const refused = [...writers.refused.keys()];
      const unclear = refused.filter((status) => !clear.includes(status));
      if (unclear.length > 0) writers.note(`writes on a full disk were answered with ${unclear.join(', ')}`);
      if (engine.name === 'SQLite' && !refused.includes(507)) writers.note('no write was refused with 507 on a full disk');
      rmSync(ballast);
      await writers.untilWritten(WRITES);
      await writers.stop();
      await writers.check();
    }
    await writers.checkMails();
    if (subject.running?.server.exitCode !== null) writers.note('the server ended');
    const outcome = writers.outcome(tries, prober.stop());
    await subject.end('SIGKILL');
    if (own !== engine) await own.stop();
    disk.unmount();
    return outcome;
  },
};
