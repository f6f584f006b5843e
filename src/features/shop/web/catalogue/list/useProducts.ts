import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import type { catalogue } from '../../../catalogueContract.ts';
import { calls } from '../calls.ts';
import type { ShopState } from './useShopState.ts';

/** The page of products for the URL, with the facets. */
export function useProducts({ serverQuery }: ShopState): UseQueryResult<Reply<typeof catalogue.list>> {
  return useQuery({ ...calls.list.query({ query: serverQuery }), placeholderData: keepPreviousData });
}
