// States that affect the whole screen and are shown once for all its parts: the server is unavailable (503), or unreachable.

import { useStoreValue } from '../device/useStoreValue.ts';
import { atPrefix } from '../pathPrefix.ts';

function flag() {
  let isUp = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => isUp;
  return {
    set: (next: boolean) => {
      if (isUp === next) return;
      isUp = next;
      for (const listener of listeners) listener();
    },
    isUp: read,
    subscribe,
    use: () => useStoreValue(subscribe, read),
  };
}

/** The server responds with 503. */
export const serverUnavailable = flag();

/** The server is unreachable. */
export const connectionLost = flag();

let probing: Promise<void> | undefined;

/** Checks whether the server responds at all. A single failed call is no proof: a proxy or extension may have blocked it. */
export function probeConnection(): Promise<void> {
  probing ??= fetch(atPrefix('/healthz'), { cache: 'no-store' })
    .then(
      () => connectionLost.set(false),
      () => connectionLost.set(true),
    )
    .finally(() => {
      probing = undefined;
    });
  return probing;
}
