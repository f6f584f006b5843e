// Where the databases of tests are written: in memory where there is room, because each commit waits for a disk.
import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const folder = '/dev/shm';
/** Bytes; the databases of a whole run, those on PostgreSQL too, take about half of it. */
const NEEDED = 2 * 2 ** 30;

/** @returns {string} an existing folder, the system's for temporary files where there is none in memory or TMPDIR names another one */
export function memoryFolder() {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= NEEDED ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
