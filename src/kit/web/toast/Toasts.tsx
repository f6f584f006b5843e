import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchToasts, isToastWanted, onToastWanted, TOAST_LIMIT } from './toast.ts';

const Notifications = lazy(async () => ({ default: (await fetchToasts()).Notifications }));

/** Renders the toasts; the app has one. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastWanted, isToastWanted, isToastWanted);
  return (
    wanted && (
      <Suspense>
        <Notifications position="bottom-right" limit={TOAST_LIMIT} />
      </Suspense>
    )
  );
}
