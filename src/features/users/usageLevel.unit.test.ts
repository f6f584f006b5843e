import { expect, test } from 'vitest';
import { usageLevel } from './usageLevel.ts';

const most = { mostItems: 100, mostBytes: 2_000_000 };
test.each([
  [{ items: 0, bytes: 0 }, null],
  [{ items: 79, bytes: 1_000_000 }, null],
  [{ items: 80, bytes: 1_000_000 }, 'nearly'],
  [{ items: 50, bytes: 1_900_000 }, 'nearly'],
  [{ items: 100, bytes: 1_000_000 }, 'full'],
  // The card would show 2 MB of 2 MB.
  [{ items: 90, bytes: 1_990_000 }, 'full'],
  // Rows of 600 kB: the next one does not fit.
  [{ items: 3, bytes: 1_800_000 }, 'full'],
])('%o is %s', (usage, level) => expect(usageLevel({ ...usage, ...most })).toBe(level));
