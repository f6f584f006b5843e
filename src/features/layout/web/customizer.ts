// Whether the customizer stands open; several places open it.
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export function openCustomizer(): void {
  set(true);
}

export function closeCustomizer(): void {
  set(false);
}

export function useCustomizerIsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}
