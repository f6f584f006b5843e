// Limits how often one address may ask for feeds that do not exist.
import { notFound, TooMany } from '#kit/errors.ts';

const MINUTE_MS = 60_000;
/** Of one address in a minute. A program with an old link asks about once an hour. */
const MOST_UNKNOWN = 60;
/** Addresses that are counted at the same time. */
const MOST_ADDRESSES = 10_000;

/** In memory of this process and for a minute only: no link can be guessed, the limit only makes trying pointless. */
export function unknownLinks() {
  const tries = new Map<string, number>();
  let since = performance.now();

  return {
    /**
     * Counts a request for a link that does not exist, and refuses it.
     * @throws {Problem} `not-found`
     * @throws {TooMany} where the address has tried too many
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
