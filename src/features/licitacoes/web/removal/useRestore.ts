import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from '../calls.ts';

/** Undoes a removal and shows a toast; `numero` names the notice. */
export function useRestore(): (id: number, numero: string) => Promise<void> {
  const t = useTexts('removal');
  const queryClient = useQueryClient();
  return async (id, numero) => {
    try {
      await calls.restore.send({ params: { id } });
      toast.success(t('remove.restored', { numero }));
    } catch (error) {
      toast.failure(error);
    }
    // After a failure another user may have restored it, or the undo expired.
    await queryClient.invalidateQueries({ queryKey: ['licitacoes'] });
  };
}
