// Checks whether the data's disk is writable: a full or read-only disk shows only on a write.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than what fits into blocks that are already allocated. */
const FILLING = Buffer.alloc(262_144, 'x');

/** Writes a small file into `folder` and removes it, without a sync. @throws the system's error */
export async function checkDisk(folder: string): Promise<void> {
  const file = join(folder, 'certame.probe');
  try {
    await writeFile(file, FILLING, { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}
