import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * For changes that are shown at once: `useMutation({ ...calls.x.mutation(), ...shown(key, change) })`. They are sent one after the
 * other; one that fails is taken back. When they are done, the server has every tab ask anew.
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
