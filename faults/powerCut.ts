// The power is cut: of the disk only what was written back until then is left, and a server starts on that.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { insist } from './client.ts';
import { type Extent, type Fault, triesOf } from './fault.ts';
import { underLoad } from './load.ts';
import { DiskImage, whyNoDisk } from './mounted.ts';
import { onDisk } from './onDisk.ts';
import { signal } from './processes.ts';
import type { Subject } from './subject.ts';
import type { Outcome } from './table.ts';
import type { Writers } from './writers.ts';

const MEBIBYTES = 1024;
const WRITES = 20;
/** So that the power is cut at other moments of the writes each time. */
const STEP_MS = 31;
const LONGEST_MS = 500;

async function cutAndLook(subject: Subject, disk: DiskImage, extent: Extent): Promise<Outcome> {
  const tries = triesOf(extent, 1, 20);
  return underLoad(subject, extent, async (writers) => {
    let longest = 0;
    for (let tried = 0; tried < tries; tried++) {
      writers.start();
      await writers.untilWritten(WRITES);
      await setTimeout((tried * STEP_MS) % LONGEST_MS);
      const pids = subject.pids();
      signal(pids, 'SIGSTOP');
      try {
        disk.cutPower();
      } finally {
        signal(pids, 'SIGKILL');
      }
      let isServed: Promise<unknown> | undefined;
      await subject.startAgain(() => {
        disk.restore();
        const from = performance.now();
        isServed = insist(writers.admin, 'GET /api/notifications/unread').then(() => {
          longest = Math.max(longest, performance.now() - from);
        });
      });
      await isServed;
      await writers.stop();
      await writers.check();
      if (!subject.postgres) checkFile(join(subject.folder, 'data/certame.sqlite'), writers);
    }
    await writers.checkMails();
    return writers.outcome(tries, longest);
  });
}

function checkFile(file: string, writers: Writers): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const [found] = database.prepare('pragma integrity_check').all();
  if (found?.integrity_check !== 'ok') writers.note(`the file is damaged: ${found?.integrity_check}`);
  database.close();
}

export const powerCut: Fault = {
  name: 'powerCut',
  title: () => 'power cut under writes',
  isLong: true,
  run: async (engine, extent) => {
    const why = whyNoDisk('losetup', 'mkfs.ext4');
    if (why) return { notRun: why };
    return onDisk(engine, new DiskImage(MEBIBYTES), (subject, disk) => {
      // What the first start wrote is not in question.
      disk.sync();
      return cutAndLook(subject, disk, extent);
    });
  },
};
