import { statfs } from 'node:fs/promises';
import { Problem } from '#kit/errors.ts';

/** The room on a disk, of which a floor has to stay free. */
export interface FreeSpace {
  /** @throws {Problem} `insufficient-storage` when less is free */
  assertFree(): Promise<void>;
}

/** How long an answer of the system holds. */
const KNOWN_FOR_MS = 1000;

/** Of the disk under `folder`, which is there, `floor` bytes have to stay free. The system is asked once a second at most. */
export function freeSpace(folder: string, floor: number): FreeSpace {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);
  return {
    async assertFree() {
      if (performance.now() - asked >= KNOWN_FOR_MS) {
        asked = performance.now();
        answer = hasFree(folder, floor);
      }
      if (!(await answer)) throw new Problem('insufficient-storage');
    },
  };
}

/** Whether `floor` bytes are free on the disk under `folder`. */
export async function hasFree(folder: string, floor: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= floor;
}
