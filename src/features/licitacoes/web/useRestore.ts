import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from './calls.ts';

/** Takes a removal back, and says so; `numero` is how the notice is called. */
export function useRestore(): (id: number, numero: string) => Promise<void> {
  const t = useTexts('licitacoes');
  const queryClient = useQueryClient();
  return async (id, numero) => {
    try {
      await calls.restore.send({ params: { id } });
      toast.success(t('remove.restored', { numero }));
    } catch (error) {
      toast.failure(error);
    }
    // Where it failed, somebody was quicker or it was too late.
    await queryClient.invalidateQueries({ queryKey: ['licitacoes'] });
  };
}
