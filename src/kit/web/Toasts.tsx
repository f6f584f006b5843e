import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchToasts, isToastWanted, onToastWanted } from './toast.ts';

const ToastArea = lazy(async () => ({ default: (await fetchToasts()).ToastArea }));

/** Where toasts appear; the app has one. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastWanted, isToastWanted);
  return (
    wanted && (
      <Suspense>
        <ToastArea />
      </Suspense>
    )
  );
}
