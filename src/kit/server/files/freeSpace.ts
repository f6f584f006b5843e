import { statfs } from 'node:fs/promises';
import { Problem } from '#kit/errors.ts';

/** Checks that a minimum of disk space stays free. */
export interface FreeSpace {
  /** @throws {Problem} `insufficient-storage` when less is free */
  assertFree(): Promise<void>;
}

/** How long a result is cached. */
const KNOWN_FOR_MS = 1000;

/** `minFree` bytes must stay free on the disk of the existing `folder`. The system is queried at most once a second. */
export function freeSpace(folder: string, minFree: number): FreeSpace {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);
  return {
    async assertFree() {
      if (performance.now() - asked >= KNOWN_FOR_MS) {
        asked = performance.now();
        answer = hasFree(folder, minFree);
      }
      if (!(await answer)) throw new Problem('insufficient-storage');
    },
  };
}

/** Whether `minFree` bytes are free on the disk under `folder`. */
export async function hasFree(folder: string, minFree: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFree;
}
