// The filters and order a reader wants the list to open with: kept with their account, not in the browser.
import type { QueryClient } from '@tanstack/react-query';
import { parseSearch, type Search, searchOf } from '#kit/web/search/search.ts';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';

/** What the list's address should say at first; nothing when nothing is kept, or the server cannot tell. */
export async function startingView(queryClient: QueryClient): Promise<Search<typeof licitacoes.list.query>> {
  const kept = await queryClient.fetchQuery({ ...calls.readParams.query(), staleTime: 30_000 }).catch(() => undefined);
  return searchOf(licitacoes.list.query)(parseSearch(kept?.params ?? ''));
}
