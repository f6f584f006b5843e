import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Optimistic updates: `useMutation({ ...calls.x.mutation(), ...shown(key, change) })`. Mutations run in sequence; a failed one
 * is reverted. Afterwards the server's event makes every tab refetch.
 */
export function useOptimisticUpdate() {
  const queryClient = useQueryClient();
  return <Data, Variables>(queryKey: QueryKey, change: (data: Data, variables: Variables) => Data) => ({
    scope: { id: 'profile' },
    onMutate: async (variables: Variables) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Data>(queryKey);
      queryClient.setQueryData<Data>(queryKey, (data) => data && change(data, variables));
      return before;
    },
    onError: (_error: unknown, _variables: Variables, before: Data | undefined) => {
      queryClient.setQueryData(queryKey, before);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
