import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { calls } from './calls.ts';

/** Begins an offer for a notice and opens it. `replace`: in place of the address in the history. */
export function useCreate({ replace = false } = {}): { create: (licitacao: number) => void; isCreating: boolean } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...calls.create.mutation(),
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['propostas'] });
      await navigate({ to: '/propostas/$id', params: { id: String(id) }, replace });
    },
  });
  return { create: (licitacao) => mutate({ body: { licitacao } }), isCreating: isPending };
}
