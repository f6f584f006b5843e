import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Follow } from '../../../contract.ts';
import { calls } from '../../calls.ts';
import { type Columns, findBehind, type Move, moved, without } from '../boardOrder.ts';

export type BoardQuery = NonNullable<NonNullable<Parameters<typeof calls.board.query>[0]>['query']>;

/** Moves a card optimistically; on failure it calls `failed` and reverts. Afterwards the server makes every tab refetch. */
export function useMove(query: BoardQuery, failed: (card: Follow) => void): (move: Move) => void {
  const queryClient = useQueryClient();
  const { queryKey } = calls.board.query({ query });
  const { mutate } = useMutation({
    ...calls.move.mutation(),
    scope: { id: 'follow' },
    onMutate: async ({ params: { id }, body: { stage, after } }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (data) => data && { columns: moved(data.columns, { id, stage, after }) });
      return before;
    },
    onError: (_error, { params: { id } }, before) => {
      const card = before?.columns.flatMap(({ follows }) => follows).find((follow) => follow.id === id);
      if (card) failed(card);
      queryClient.setQueryData(queryKey, before);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return useCallback(({ id, ...body }: Move) => mutate({ params: { id }, body }), [mutate]);
}

/**
 * Hides a card from board and list before the server confirms.
 * @returns the card before it on the board shown, and a function to show it again
 */
export function hideFollow(queryClient: QueryClient, id: number): { behind: number | null | undefined; showAgain: () => void } {
  const boards = queryClient.getQueriesData<{ columns: Columns }>({ queryKey: calls.board.key(), type: 'active' });
  const behind = boards.map(([, data]) => data && findBehind(data.columns, id)).find((one) => one !== undefined);
  const before = [calls.board, calls.list].flatMap((call) => queryClient.getQueriesData({ queryKey: call.key() }));
  queryClient.setQueriesData<{ columns: Columns }>(
    { queryKey: calls.board.key() },
    (data) => data && { columns: without(data.columns, id) },
  );
  queryClient.setQueriesData<Awaited<ReturnType<typeof calls.list.send>>>({ queryKey: calls.list.key() }, (data) => {
    if (!data?.follows.some((follow) => follow.id === id)) return data;
    return { follows: data.follows.filter((follow) => follow.id !== id), total: data.total - 1 };
  });
  const showAgain = () => {
    for (const [queryKey, data] of before) {
      queryClient.setQueryData(queryKey, data);
      // Refetches the actual state when possible.
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return { behind, showAgain };
}
