import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { FaqQuestion } from '../contract.ts';
import { calls } from './calls.ts';

/** Actions of admins on questions, apart from editing. */
export function useFaqChanges() {
  const t = useTexts('faq');
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['faq'] });
  /** Runs an action, shows its error, and refetches in either case. */
  const attempt = async (work: Promise<unknown>): Promise<boolean> => {
    const error = await work.then(
      () => undefined,
      (failure: unknown) => failure ?? true,
    );
    if (error !== undefined) toast.failure(error);
    await refetch();
    return error === undefined;
  };
  return {
    refetch,
    orderGroups: (ids: number[]) => attempt(calls.orderGroups.send({ body: { ids } })),
    orderQuestions: (id: number, ids: number[]) => attempt(calls.orderQuestions.send({ params: { id }, body: { ids } })),
    remove: async ({ id, question }: FaqQuestion) => {
      const isRemoved = await attempt(calls.remove.send({ params: { id } }));
      if (isRemoved) toast.undo(t('edit.removed', { question }), () => void attempt(calls.restore.send({ params: { id } })));
      return isRemoved;
    },
  };
}
