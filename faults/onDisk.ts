// A server, or a server and its PostgreSQL, on a disk of their own.
import { join } from 'node:path';
import type { Disk } from './mounted.ts';
import { type Engine, postgresEngine, type Subject } from './subject.ts';
import type { NotRun, Outcome } from './table.ts';

/** So that writers use the disk up. */
const settings = { DISK_FREE_MB: '1' };

/** Ends them and unmounts the disk in any case. */
export async function onDisk<D extends Disk>(
  engine: Engine,
  disk: D,
  work: (own: Engine, subject: Subject, disk: D) => Promise<Outcome>,
): Promise<Outcome | NotRun> {
  let own: Engine | null = null;
  let subject: Subject | undefined;
  try {
    own = engine.cluster ? await postgresEngine(disk.folder) : engine;
    if (!own) return { notRun: 'no PostgreSQL' };
    subject = await own.open(settings, engine.cluster ? undefined : join(disk.folder, 'certame'));
    return await work(own, subject, disk);
  } finally {
    await subject?.end('SIGKILL');
    if (own !== engine) await own?.stop();
    disk.unmount();
  }
}
