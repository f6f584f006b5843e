import { useTexts } from '#kit/web/locale/i18n.ts';
import { useAttempt } from '#kit/web/request/useAttempt.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { FaqQuestion } from '../contract.ts';
import { calls } from './calls.ts';

/** Actions of admins on questions, apart from editing. */
export function useFaqChanges() {
  const t = useTexts('faq');
  const { attempt } = useAttempt('faq');
  return {
    orderGroups: (ids: number[]) => attempt(calls.orderGroups.send({ body: { ids } })),
    orderQuestions: (id: number, ids: number[]) => attempt(calls.orderQuestions.send({ params: { id }, body: { ids } })),
    remove: async ({ id, question }: FaqQuestion) => {
      const isRemoved = await attempt(calls.remove.send({ params: { id } }));
      if (isRemoved) toast.undo(t('edit.removed', { question }), () => void attempt(calls.restore.send({ params: { id } })));
      return isRemoved;
    },
  };
}
