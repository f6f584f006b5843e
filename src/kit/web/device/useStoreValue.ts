import { useSyncExternalStore } from 'react';

/** A value from outside of React: `useSyncExternalStore`, which also the pages that the build renders can use. */
export function useStoreValue<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}
