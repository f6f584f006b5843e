// Whether a window stands open that several places open and one place shows.
import { useSyncExternalStore } from 'react';

export type OpenState = {
  open: () => void;
  close: () => void;
  /** Somebody is about to open it: what it needs may be fetched. */
  expect: () => void;
  useIsOpen: () => boolean;
  /** True from the first time it was expected or opened. */
  useIsWanted: () => boolean;
};

export function openState(): OpenState {
  let isOpen = false;
  let isWanted = false;
  const listeners = new Set<() => void>();
  const set = (open: boolean) => {
    isOpen = open;
    isWanted = true;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open: () => set(true),
    close: () => set(false),
    expect: () => set(isOpen),
    useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
    useIsWanted: () => useSyncExternalStore(subscribe, () => isWanted),
  };
}
