import { statfs } from 'node:fs/promises';
import { Problem } from '#kit/errors.ts';
import { gauge } from '../metrics/families.ts';
import type { Metrics } from '../metrics/metrics.ts';

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

/** What monitoring shows of the disk under `folder`, which may not exist yet. */
export function diskMetrics(folder: string, minFree: number): Metrics {
  return {
    look: async () => {
      const { bavail, blocks, bsize } = await statfs(folder).catch(() => ({ bavail: undefined, blocks: undefined, bsize: 0 }));
      const bytes = (found: number | undefined) => (found === undefined ? undefined : found * bsize);
      return [
        gauge('disk_free_bytes', 'Free space on the disk of the data folder.', bytes(bavail)),
        gauge('disk_size_bytes', 'Size of that disk.', bytes(blocks)),
        gauge('disk_reserved_bytes', 'Free space that uploads must leave.', minFree),
      ];
    },
  };
}
