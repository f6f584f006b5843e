// The power is cut: of the disk only what was written back until then is left, and a server starts on that.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Extent, type Fault, triesOf } from './fault.ts';
import { DiskImage, whyNoDisk } from './mounted.ts';
import { processesOf, signal } from './processes.ts';
import { type Engine, postgresEngine, type Subject } from './subject.ts';
import type { Outcome } from './table.ts';
import { Writers } from './writers.ts';

const MEBIBYTES = 512;
const WRITES = 20;
/** So that the power is cut at other moments of the writes each time. */
const STEP_MS = 31;
const LONGEST_MS = 500;

async function cutAndLook({ cluster }: Engine, subject: Subject, disk: DiskImage, extent: Extent): Promise<Outcome> {
  const writers = await Writers.at(subject.url, extent);
  const tries = triesOf(extent, 1, 20);
  let longest = 0;
  for (let tried = 0; tried < tries; tried++) {
    writers.start();
    await writers.untilWritten(WRITES);
    await setTimeout((tried * STEP_MS) % LONGEST_MS);
    const pids = [subject.running?.server.pid ?? 0, ...(cluster ? processesOf(cluster.pid()) : [])];
    signal(pids, 'SIGSTOP');
    const from = performance.now();
    disk.cutPower();
    signal(pids, 'SIGKILL');
    await subject.end('SIGKILL');
    await writers.stop();
    if (cluster) await cluster.restart('SIGKILL', () => disk.restore());
    else disk.restore();
    await subject.start();
    longest = Math.max(longest, performance.now() - from);
    await writers.check();
    if (!cluster) checkFile(join(subject.folder, 'data/certame.sqlite'), writers);
  }
  await writers.checkMails();
  return writers.outcome(tries, longest);
}

function checkFile(file: string, writers: Writers): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const [found] = database.prepare('pragma integrity_check').all();
  if (found?.integrity_check !== 'ok') writers.note(`the file is damaged: ${found?.integrity_check}`);
  database.close();
}

export const powerCut: Fault = {
  name: 'powerCut',
  title: 'power cut under writes',
  isLong: true,
  run: async (engine, extent) => {
    const why = whyNoDisk('losetup', 'mkfs.ext4');
    if (why) return { notRun: why };
    const disk = new DiskImage(MEBIBYTES);
    const own = engine.cluster ? await postgresEngine(disk.folder) : engine;
    if (!own) return { notRun: 'no PostgreSQL' };
    const subject = await own.open({ DISK_FREE_MB: '1' }, engine.cluster ? undefined : join(disk.folder, 'certame'));
    // What the first start wrote is not in question.
    disk.sync();
    const outcome = await cutAndLook(own, subject, disk, extent);
    await subject.end('SIGKILL');
    if (own !== engine) await own.stop();
    disk.unmount();
    return outcome;
  },
};
