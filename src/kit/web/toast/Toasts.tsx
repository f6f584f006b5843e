import { lazy, Suspense } from 'react';
import { useStoreValue } from '../device/useStoreValue.ts';
import { fetchToasts, isToastWanted, onToastWanted, TOAST_LIMIT } from './toast.ts';

const Notifications = lazy(async () => ({ default: (await fetchToasts()).Notifications }));

/** Renders the toasts; the app has one. */
export function Toasts() {
  const wanted = useStoreValue(onToastWanted, isToastWanted);
  return (
    wanted && (
      <Suspense>
        <Notifications position="bottom-right" limit={TOAST_LIMIT} />
      </Suspense>
    )
  );
}
