// A subject whose data is on a disk of its own.
import type { Engine } from './engine.ts';
import type { Disk } from './mounted.ts';
import type { Subject } from './subject.ts';
import type { Outcome } from './table.ts';

/** So that writers use the disk up. */
const settings = { DISK_FREE_MB: '1' };

/** Removes it and unmounts the disk in any case. */
export async function onDisk<D extends Disk>(
  engine: Engine,
  disk: D,
  work: (subject: Subject, disk: D) => Promise<Outcome>,
): Promise<Outcome> {
  let subject: Subject | undefined;
  try {
    subject = await engine.openOn(disk, settings);
    return await work(subject, disk);
  } finally {
    try {
      await subject?.remove();
    } finally {
      disk.unmount();
    }
  }
}
