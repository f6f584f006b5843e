import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';
import { retryTransient } from './failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `handlesFailure`: the screen itself shows what went wrong, so no toast does. */
    mutationMeta: { handlesFailure?: boolean };
    /** `topics`: it is asked anew also when these are told, beside the one that its key begins with. */
    queryMeta: { topics?: readonly string[] };
  }
}

/**
 * Data is fresh for half a minute; what may pass is tried again twice; a change that fails says so in a toast. Whether the machine
 * has the internet does not matter: the server may stand beside it.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        ...retryTransient,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.handlesFailure) toast.failure(error);
      },
    }),
  });
}
