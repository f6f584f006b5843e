import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Search } from '#kit/web/search/search.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { listSearch } from '../list/listSearch.ts';
import { useRestore } from './useRestore.ts';

/** Removes a notice after confirmation, returns to its list, and offers undo. */
export function useRemove(
  { id, modalidade, num_licitacao: numero }: LicitacaoDetail,
  search: Search<typeof listSearch>,
): () => Promise<void> {
  const t = useTexts('removal');
  const common = useTexts('common');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const restore = useRestore();
  return async () => {
    if (
      !(await confirm({
        title: t('remove.title', { modalidade: nomeDaModalidade(modalidade), numero }),
        body: t('remove.body'),
        action: common('word.delete'),
        danger: true,
      }))
    )
      return;
    try {
      await calls.removeNotice.send({ query: { id } });
      await navigate({ to: '/apps/invoice/list', search });
      queryClient.removeQueries({ queryKey: calls.show.key({ params: { id } }) });
      await queryClient.invalidateQueries({ queryKey: ['licitacoes'] });
      toast.undo(t('remove.done', { numero }), () => restore(id, numero));
    } catch (error) {
      toast.failure(error);
    }
  };
}
