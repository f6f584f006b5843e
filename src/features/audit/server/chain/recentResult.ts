// The result of the last verification, since it reads the whole log.
import type { AuditIntegrity } from '../../contract.ts';

/** A result is shown again for this long, and at least this many times as long as it took. */
const SHOWN_MS = 30_000;
const SHOWN_TIMES = 50;

/** @returns the last result while it is recent, unless `fresh`; one verification runs at a time, for all who ask */
export function recentResult(verify: () => Promise<AuditIntegrity>): (fresh: boolean) => Promise<AuditIntegrity> {
  let latest: { result: AuditIntegrity; until: number } | undefined;
  let running: Promise<AuditIntegrity> | undefined;
  const run = async () => {
    const began = Date.now();
    const result = await verify();
    latest = { result, until: Date.now() + Math.max(SHOWN_MS, (Date.now() - began) * SHOWN_TIMES) };
    return result;
  };
  return async (fresh) => {
    if (!fresh && latest && latest.until > Date.now()) return latest.result;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
