import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { AccountPlan } from '../contract.ts';
import { calls } from './calls.ts';

type Choice = { plan: AccountPlan; title: string };

/** Changes the user's plan and offers to undo that. */
export function useChoosePlan() {
  const t = useTexts('pricing');
  const queryClient = useQueryClient();
  const refetch = () => Promise.all(['pricing', 'users'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
  const back = async (currentPlan: AccountPlan) => {
    await calls.choose.send({ body: { currentPlan } }).then(() => toast.success(t('back')), toast.failure);
    await refetch();
  };
  return useMutation({
    mutationFn: ({ plan }: Choice) => calls.choose.send({ body: { currentPlan: plan } }),
    onSuccess: async ({ before }, { title }) => {
      toast.undo(t('chosen', { plan: title }), () => void back(before));
      await refetch();
    },
  });
}
