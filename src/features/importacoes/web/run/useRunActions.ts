import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Importacao } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useRunName } from '../useRunName.ts';
import { dismissEnded } from './endedRuns.ts';

/** Actions on an import. Those that lose work need confirmation. */
export function useRunActions({ id, ...run }: Pick<Importacao, 'id' | 'arquivo' | 'origem'>) {
  const t = useTexts('importacoes');
  const queryClient = useQueryClient();
  const arquivo = useRunName()(run);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['importacoes'] });
  const start = useMutation({ ...calls.start.mutation(), onSettled });
  const cancel = useMutation({ ...calls.cancel.mutation(), onSettled });
  const discard = useMutation({
    ...calls.discard.mutation(),
    onSuccess: () => queryClient.removeQueries({ queryKey: calls.show.key({ params: { id } }) }),
    onSettled,
  });
  const input = { params: { id } };
  return {
    isBusy: start.isPending || cancel.isPending || discard.isPending,
    start: () => start.mutate(input),
    cancel: async () => {
      const question = {
        title: t('cancel.title'),
        body: t('cancel.body', { arquivo }),
        action: t('cancel.action'),
        stay: t('cancel.stay'),
        danger: true,
      };
      if (await confirm(question)) cancel.mutate(input);
    },
    discard: async () => {
      const question = { title: t('discard.title'), body: t('discard.body', { arquivo }), action: t('discard.action'), danger: true };
      if (await confirm(question)) discard.mutate(input);
    },
    putAway: () => dismissEnded(id),
  };
}
