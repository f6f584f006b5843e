import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { calls } from '../calls.ts';
import { type Columns, type Move, moved, without } from './boardOrder.ts';

export type BoardQuery = NonNullable<NonNullable<Parameters<typeof calls.board.query>[0]>['query']>;

/** Moves a card: shown at once, taken back when it fails. When it is done the server has every tab ask anew. */
export function useMove(query: BoardQuery): (move: Move) => void {
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
    onError: (_error, _move, before) => {
      queryClient.setQueryData(queryKey, before);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return useCallback(({ id, ...body }: Move) => mutate({ params: { id }, body }), [mutate]);
}

/** Takes a card from the board and a row from the list at once, before the server has said so. */
export function showWithout(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<{ columns: Columns }>(
    { queryKey: calls.board.key() },
    (data) => data && { columns: without(data.columns, id) },
  );
  queryClient.setQueriesData<Awaited<ReturnType<typeof calls.list.send>>>({ queryKey: calls.list.key() }, (data) => {
    if (!data?.follows.some((follow) => follow.id === id)) return data;
    return { follows: data.follows.filter((follow) => follow.id !== id), total: data.total - 1 };
  });
}
