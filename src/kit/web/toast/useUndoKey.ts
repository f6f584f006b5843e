import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useKeys } from '../device/shortcuts.ts';
import { useTexts } from '../locale/i18n.ts';
import { latestChange } from './toast.ts';

/** Z undoes the latest change, as its toast's button does it. */
export function useUndoKey(): void {
  const t = useTexts('kit');
  const queryClient = useQueryClient();
  useKeys([{ keys: ['z'], does: t('action.undo'), group: t('keys.list'), act: () => undoByKey(queryClient) }], 'frame');
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
