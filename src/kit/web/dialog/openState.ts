// Whether a window stands open that several places open and one place shows. What opens closes everything else.
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

const closers = new Set<() => void>();

/** Has `close` called when everything that is open goes. @returns what ends that */
export function onCloseAll(close: () => void): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

/** Closes every window, panel, menu and question. */
export function closeAll(): void {
  for (const close of closers) close();
}

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
  const close = () => isOpen && set(false);
  onCloseAll(close);
  return {
    open: () => {
      closeAll();
      set(true);
    },
    close,
    expect: () => set(isOpen),
    useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
    useIsWanted: () => useSyncExternalStore(subscribe, () => isWanted),
  };
}
