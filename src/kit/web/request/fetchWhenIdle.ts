import { firstPaint } from './firstPaint.ts';

/** The latest start, if the browser never becomes idle. */
const idleTimeout = 3000;
/** The delay of a retry after a failure. */
const again = 30_000;

/**
 * Loads a module that the first screen does not need, once that is painted and the browser is idle.
 * @param use receives the module, unless cancelled
 * @returns a function that cancels it
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
    // Outside of the try: an error in `use` must not cause a retry.
    if (!isGivenUp) use(part);
  };
  void firstPaint.then(() => {
    if (isGivenUp) return;
    if ('requestIdleCallback' in window) requestIdleCallback(() => isGivenUp || void begin(), { timeout: idleTimeout });
    else timer = setTimeout(begin, idleTimeout);
  });
  return () => {
    isGivenUp = true;
    clearTimeout(timer);
  };
}
