import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from './calls.ts';

/** Deletes an article and offers to undo that. `leave` navigates away before it would be refetched. */
export function useRemoveArticle() {
  const t = useTexts('blog');
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['blog'] });
  return async ({ id, title }: { id: number; title: string }, leave: () => Promise<void>) => {
    const parts = { params: { id } };
    const restore = async () => {
      await calls.restore.send(parts).then(() => toast.success(t('post.restored', { title })), toast.failure);
      await refetch();
    };
    try {
      await calls.remove.send(parts);
      await leave();
      // The deleted article must not be shown from the cache.
      for (const call of [calls.show, calls.read]) queryClient.removeQueries({ queryKey: call.key(parts) });
      toast.undo(t('post.removed', { title }), () => void restore());
    } catch (error) {
      toast.failure(error);
    }
    await refetch();
  };
}
