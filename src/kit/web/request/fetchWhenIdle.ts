/** So long the first screen may take; then it is time in any case. */
const idleTimeout = 3000;
/** What could not be fetched, because the server or the network is away, is asked for again. */
const again = 30_000;

/**
 * Fetches a part that no first screen needs, once that screen has had its turn.
 * @param use gets the part, unless it was given up by then
 * @returns gives it up
 */
export function fetchWhenIdle<Part>(fetch: () => Promise<Part>, use: (part: Part) => void): () => void {
  let isGivenUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    let part: Part;
    try {
      part = await fetch();
    } catch {
      if (!isGivenUp) timer = setTimeout(begin, again);
      return;
    }
    // What fails in there is no reason to fetch again, and is seen.
    if (!isGivenUp) use(part);
  };
  const idle = 'requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: idleTimeout }) : undefined;
  if (idle === undefined) timer = setTimeout(begin, idleTimeout);
  return () => {
    isGivenUp = true;
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
