import { useSyncExternalStore } from 'react';

/** A value from outside of React; rerenders when it changes. */
export function useStoreValue<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read);
}
