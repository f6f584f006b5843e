import { useTexts } from '#kit/web/locale/i18n.ts';
import { useAttempt } from '#kit/web/request/useAttempt.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Kind } from '../contract.ts';
import { calls } from './calls.ts';

/** Actions of admins on existing content, apart from editing. */
export function useKnowledgeChanges() {
  const t = useTexts('knowledgeBase');
  const { attempt, refetch } = useAttempt('knowledgeBase');
  return {
    attempt,
    order: (kind: Kind, ids: number[], within?: number) =>
      attempt(calls.order.send({ params: { kind }, body: { ids, ...(within !== undefined && { within }) } })),
    /** @param gone called before the refetch */
    remove: async (kind: Kind, { id, title }: { id: number; title: string }, gone?: () => Promise<void>) => {
      try {
        await calls.remove.send({ params: { kind, id } });
      } catch (error) {
        return toast.failure(error);
      }
      await gone?.();
      void refetch();
      toast.undo(t('edit.removed', { title }), () => void attempt(calls.restore.send({ params: { kind, id } })));
    },
    orderWords: {
      handle: (name: string) => t('edit.move', { name }),
      moved: (name: string, place: number) => t('edit.moved', { name, place }),
    },
  };
}
