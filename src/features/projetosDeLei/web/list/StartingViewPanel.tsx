import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StartingViewChoices } from '#kit/web/DataTable/bar/StartingViewChoices.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from '../calls.ts';
import type { ProjetosState } from './filterParams.ts';

/** Saves the current filters and order as starting view, or clears it. */
export function StartingViewPanel({ anchor, list }: AnchoredProps & { list: ProjetosState }) {
  const t = useTexts('projetosDeLei');
  const queryClient = useQueryClient();
  const keep = useMutation({
    ...calls.keepParams.mutation(),
    onSuccess: (kept) => {
      queryClient.setQueryData(calls.readParams.key(), kept);
      toast.success(kept.params ? t('list.startKept') : t('list.startForgotten'));
    },
  });
  const words = { title: t('list.start'), keep: t('list.keepStart'), forget: t('list.forgetStart') };
  const choose = (params: string) => keep.mutate({ body: { params } });
  return <StartingViewChoices anchor={anchor} search={list.search} words={words} keep={choose} />;
}
