import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { PropostaDetail } from '../../entities.ts';
import { calls } from '../calls.ts';

/** Deletes an offer, which can be undone, and leads back to the list. */
export function useRemove({ id, edital }: PropostaDetail): () => void {
  const t = useTexts('propostas');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const restore = useMutation({ ...calls.restore.mutation(), onSettled: refetch });
  const { mutate } = useMutation({
    ...calls.remove.mutation(),
    onSuccess: async () => {
      await navigate({ to: '/propostas' });
      await refetch();
      toast.undo(t('removed', { name: edital.nome }), () => restore.mutate({ params: { id } }));
    },
  });
  return () => mutate({ params: { id } });
}
