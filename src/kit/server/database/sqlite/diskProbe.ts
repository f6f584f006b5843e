// Whether the disk under the data takes anything: a full or read-only one shows only when something is written.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than what is left over in blocks that are in use already. */
const FILLING = Buffer.alloc(262_144, 'x');

/** Writes a small file into `folder` and removes it, without waiting for the disk. @throws what the system says */
export async function checkDisk(folder: string): Promise<void> {
  const file = join(folder, 'certame.probe');
  try {
    await writeFile(file, FILLING, { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}
