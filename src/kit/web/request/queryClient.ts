import { MutationCache, QueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../locale/language.ts';
import { toast } from '../toast/toast.ts';
import { takeData } from './earlyCalls.ts';
import { retryTransient } from './failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `handlesFailure`: the screen shows the error itself, so there is no toast. */
    mutationMeta: { handlesFailure?: boolean };
    /** `topics`: further topics whose events refetch the query, besides the first part of its key. `address`: of its call. */
    queryMeta: { topics?: readonly string[]; address?: string };
  }
}

/**
 * Data is fresh for half a minute; transient errors are retried twice; failed mutations show a toast. The browser's online state is
 * ignored, because the server may be in the local network. A call that the page started early has its data from the first rendering on.
 */
export function makeQueryClient(): QueryClient {
  const queryClient = new QueryClient({
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
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const early = type === 'added' && query.meta?.address ? takeData(query.meta.address, currentLanguage()) : undefined;
    if (early) query.setData(early.data, { updatedAt: early.updatedAt, manual: true });
  });
  return queryClient;
}
