// Who asks for feeds that are not there, again and again, is not answered for a while.
import { TooMany } from '#kit/errors.ts';

const MINUTE_MS = 60_000;
/** Links of one address in a minute that were never good, or are no more. Programs with an old link ask once an hour. */
const MOST_UNKNOWN = 60;
/** Addresses, and good links, that are remembered. */
const REMEMBERED = 10_000;

/** Counted by each server for itself, and for a minute only: no link can be guessed, this only keeps the tries from being work. */
export function unknownLinks() {
  const unknown = new Map<string, number>();
  const good = new Set<string>();
  let since = performance.now();

  return {
    /** @throws {TooMany} for a link that was not good before, from an address that has tried too many */
    mayTry(address: string, secret: string): void {
      const left = since + MINUTE_MS - performance.now();
      if (left <= 0) {
        unknown.clear();
        since = performance.now();
      } else if ((unknown.get(address) ?? 0) >= MOST_UNKNOWN && !good.has(secret)) throw new TooMany(Math.ceil(left / 1000));
    },
    countUnknown(address: string, secret: string): void {
      good.delete(secret);
      if (unknown.size < REMEMBERED || unknown.has(address)) unknown.set(address, (unknown.get(address) ?? 0) + 1);
    },
    /** Others at the same address go on getting theirs. */
    noteGood(secret: string): void {
      if (good.size >= REMEMBERED) good.clear();
      good.add(secret);
    },
  };
}
