// What keeps the whole screen from being served, told once for all of its parts: the server says that it cannot serve at the moment
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
    use: () => useSyncExternalStore(subscribe, () => isUp),
  };
}

/** The server answers that it cannot serve. */
export const serverAway = flag();

/** The latest call got no answer, nor did any since. */
export const connectionLost = flag();
