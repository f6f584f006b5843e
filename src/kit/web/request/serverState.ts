// What keeps the whole screen from being served, shown once for all of its parts: the server says that it cannot serve at the moment
// (503), or nothing answers at all.
import { useSyncExternalStore } from 'react';

function flag() {
  let isUp = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next: boolean) => {
      if (isUp === next) return;
      isUp = next;
      for (const listener of listeners) listener();
    },
    isUp: () => isUp,
    use: () => useSyncExternalStore(subscribe, () => isUp),
  };
}

/** The server answers that it cannot serve. */
export const serverUnavailable = flag();

/** Nothing that is asked of the server gets an answer. */
export const connectionLost = flag();

let probing: Promise<void> | undefined;

/** Asks whether the server answers at all. One call without an answer is no proof: what lies between may refuse it alone. */
export function probeConnection(): Promise<void> {
  probing ??= fetch('/healthz', { cache: 'no-store' })
    .then(
      () => connectionLost.set(false),
      () => connectionLost.set(true),
    )
    .finally(() => {
      probing = undefined;
    });
  return probing;
}
