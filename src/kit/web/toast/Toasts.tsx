import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useKeys } from '../device/shortcuts.ts';
import { useStoreValue } from '../device/useStoreValue.ts';
import { useTexts } from '../locale/i18n.ts';
import { fetchToasts, isToastWanted, latestChange, onToastWanted, TOAST_LIMIT } from './toast.ts';

const Notifications = lazy(async () => ({ default: (await fetchToasts()).Notifications }));

/** Renders the toasts, and undoes the latest change by key; the app has one. */
export function Toasts() {
  const t = useTexts('kit');
  const queryClient = useQueryClient();
  useKeys([{ keys: ['z'], does: t('action.undo'), group: t('keys.list'), act: () => undoByKey(queryClient) }]);
  const wanted = useStoreValue(onToastWanted, isToastWanted);
  return (
    wanted && (
      <Suspense>
        <Notifications position="bottom-right" limit={TOAST_LIMIT} />
      </Suspense>
    )
  );
}

/** A change that is still being saved is the latest one: it is undone once it is saved. @returns false if there is nothing to undo */
function undoByKey(queryClient: QueryClient): boolean {
  if (queryClient.isMutating() === 0) {
    const undo = latestChange();
    undo?.();
    return undo !== undefined;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    // Its caller registers it right after this notification.
    setTimeout(() => latestChange()?.());
  });
  return true;
}
