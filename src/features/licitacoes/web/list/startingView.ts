// The filters and order with which a user's list opens: saved with the account, not in the browser.
import type { QueryClient } from '@tanstack/react-query';
import { parseSearch, type Search, searchOf } from '#kit/web/search/search.ts';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';

/** Search parameters of the starting view; empty when there is none, or the request fails. */
export async function startingView(queryClient: QueryClient): Promise<Search<typeof licitacoes.list.query>> {
  const kept = await queryClient.fetchQuery({ ...calls.readParams.query(), staleTime: 30_000 }).catch(() => undefined);
  return searchOf(licitacoes.list.query)(parseSearch(kept?.params ?? ''));
}
