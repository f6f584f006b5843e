// Local storage. If the browser refuses (blocked cookies, a full disk), values are kept in memory for this page only.
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** As `ownName` of pathPrefix.ts, which is not imported: what nearly every file needs imports nothing itself. */
const prefix = globalThis.document?.documentElement?.dataset.prefix;
const ownName = (key: string) => (prefix ? `${prefix} ${key}` : key);

const memory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  return memory.get(key) ?? attempt(() => localStorage.getItem(ownName(key))) ?? null;
}

export function store(key: string, text: string): void {
  const isKept = attempt(() => {
    localStorage.setItem(ownName(key), text);
    return true;
  });
  if (isKept) memory.delete(key);
  else memory.set(key, text);
  notify();
}

export function removeStored(key: string): void {
  memory.delete(key);
  attempt(() => localStorage.removeItem(ownName(key)));
  notify();
}

/** Whether the browser keeps what is stored, so that other scripts and tabs see it. */
export function canStore(): boolean {
  const trial = ownName('trial');
  const isKept = attempt(() => {
    localStorage.setItem(trial, trial);
    localStorage.removeItem(trial);
    return true;
  });
  return isKept === true;
}

/** Calls back when another tab changed `key`, or cleared the storage. */
export function onStoredInOtherTab(key: string, follow: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === ownName(key) || event.key === null) follow();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A value stored as JSON, shared by all components and tabs. `usual` must be the same object at every render. */
export function useStored<Value>(key: string, usual: Value): [value: Value, change: (next: (old: Value) => Value) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = onStoredInOtherTab(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    [key],
  );
  const read = () => readStored(key);
  const text = useSyncExternalStore(subscribe, read);
  const value = useMemo(() => parsed(text, usual), [text, usual]);
  const change = useCallback(
    (next: (old: Value) => Value) => store(key, JSON.stringify(next(parsed(readStored(key), usual)))),
    [key, usual],
  );
  return [value, change];
}

function parsed<Value>(text: string | null, usual: Value): Value {
  return (text === null ? undefined : attempt(() => JSON.parse(text) as Value)) ?? usual;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}
