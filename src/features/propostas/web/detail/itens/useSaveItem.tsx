import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { toast } from '#kit/web/toast/toast.ts';
import { priced } from '../../../calculo.ts';
import type { Item, ItemChange, PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { useVersioned } from '../../conflict.tsx';

type Change = { item: Item; change: ItemChange };

/**
 * Saves changes of an offer's items one after the other; each is shown at once. A change is sent with the version that the user saw, so
 * that one of somebody else in between is not overwritten.
 */
export function useSaveItem(id: number): { save: (change: Change) => void; dialog: ReactNode } {
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  /** What own changes made of a version, per item: the next one may have been typed before the answer. */
  const own = useRef(new Map<string, number>());
  const { queryKey } = calls.show.query({ params: { id } });
  const put = (item: Item) =>
    queryClient.setQueryData<PropostaDetail>(
      queryKey,
      (data) => data && { ...data, itens: data.itens.map((one) => (one.id === item.id ? item : one)) },
    );
  const { mutateAsync } = useMutation({
    mutationKey: ['propostas', 'item'],
    scope: { id: `proposta-${id}` },
    meta: { handlesFailure: true },
    mutationFn: async ({ item, change }: Change) => {
      let seen = item.version;
      for (let next = own.current.get(`${item.id} ${seen}`); next !== undefined; next = own.current.get(`${item.id} ${seen}`)) seen = next;
      const saved = await send(seen, (version) => calls.updateItem.send({ params: { id, item: item.id }, body: { version, ...change } }));
      if (saved && saved.version !== seen) own.current.set(`${item.id} ${seen}`, saved.version);
      return saved;
    },
    onMutate: async ({ item, change }) => {
      await queryClient.cancelQueries({ queryKey });
      const now = queryClient.getQueryData<PropostaDetail>(queryKey)?.itens.find((one) => one.id === item.id);
      put(priced(now ?? item, change));
    },
    onSuccess: (saved) => saved && put(saved),
    onError: toast.failure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  const latest = useRef(mutateAsync);
  latest.current = mutateAsync;
  return { save: useCallback((change: Change) => void latest.current(change).catch(() => {}), []), dialog };
}
