// The filters and order with which a user's list opens: saved with the account, not in the browser.
import type { FetchQueryOptions, QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type { TObject } from '#kit/schema.ts';
import { parseSearch, type Search, searchOf } from './search.ts';

type Saved = { params: string };

/** A feature's calls for its starting view. */
export type StartingViewCalls = {
  readParams: { key(): readonly unknown[]; query(): Pick<FetchQueryOptions<Saved>, 'queryKey' | 'queryFn'> };
  keepParams: { mutation(): UseMutationOptions<Saved, Error, { body: { params: string } }> };
};

/** Search parameters of the starting view; empty when there is none, or the request fails. */
export async function startingView<Query extends TObject>(
  queryClient: QueryClient,
  calls: Pick<StartingViewCalls, 'readParams'>,
  query: Query,
): Promise<Search<Query>> {
  const saved = await queryClient.fetchQuery({ ...calls.readParams.query(), staleTime: 30_000 }).catch(() => undefined);
  return searchOf(query)(parseSearch(saved?.params ?? ''));
}
