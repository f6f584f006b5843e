import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { manualCalls } from './calls.ts';

type Joined = { manual: number; licitacao: number; name: string };

/** Joins a notice entered by hand to the published one after a question, and opens that. */
export function useJoin(): (joined: Joined) => Promise<boolean> {
  const t = useTexts('manual');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async ({ manual, licitacao, name }) => {
    const question = { title: t('confirm.title', { what: name }), body: t('confirm.body'), action: t('confirm.action') };
    if (!(await confirm({ ...question, danger: true }))) return false;
    try {
      await manualCalls.join.send({ params: { id: manual }, body: { licitacao } });
    } catch (error) {
      toast.failure(error);
      return false;
    }
    await navigate({ to: '/apps/invoice/preview/$id', params: { id: String(licitacao) } });
    for (const feature of ['licitacoes', 'follow', 'propostas', 'tasks']) void queryClient.invalidateQueries({ queryKey: [feature] });
    toast.success(t('confirm.done'));
    return true;
  };
}
