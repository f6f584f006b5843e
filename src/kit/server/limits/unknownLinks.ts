// Rate limit per address on requests for unknown feeds.
import { notFound, TooMany } from '#kit/errors.ts';

const MINUTE_MS = 60_000;
/** Per address and minute. A program with an old link makes about one request an hour. */
const MOST_UNKNOWN = 60;
/** Most addresses counted at the same time. */
const MOST_ADDRESSES = 10_000;

/** In memory and for a minute only: links cannot be guessed, the limit only makes attempts pointless. */
export function unknownLinks() {
  const tries = new Map<string, number>();
  let since = performance.now();

  return {
    /**
     * Counts a request for an unknown link, and rejects it.
     * @throws {Problem} `not-found`
     * @throws {TooMany} when the address exceeds the limit
     */
    refuse(address: string): never {
      if (performance.now() - since >= MINUTE_MS) {
        tries.clear();
        since = performance.now();
      }
      const before = tries.get(address) ?? 0;
      if (before >= MOST_UNKNOWN) throw new TooMany(Math.ceil((since + MINUTE_MS - performance.now()) / 1000));
      if (before > 0 || tries.size < MOST_ADDRESSES) tries.set(address, before + 1);
      return notFound();
    },
  };
}
