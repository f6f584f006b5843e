// The state of a dialog that several components open and one renders. Opening it closes all others.
import { useStoreValue } from '../device/useStoreValue.ts';

export type OpenState = {
  open: () => void;
  close: () => void;
  /** It may be opened soon: its modules can be prefetched. */
  expect: () => void;
  useIsOpen: () => boolean;
  /** True once it was expected or opened. */
  useIsWanted: () => boolean;
};

const closers = new Set<() => void>();

/** Registers `close` for `closeAll`. @returns a function that unregisters it */
export function onCloseAll(close: () => void): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

/** Closes all dialogs, panels, menus and questions. */
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
    useIsOpen: () => useStoreValue(subscribe, () => isOpen),
    useIsWanted: () => useStoreValue(subscribe, () => isWanted),
  };
}
