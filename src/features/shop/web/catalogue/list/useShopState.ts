import { type ListState, useListState } from '#kit/web/search/listState.ts';
import { shopSearch } from './shopSearch.ts';

/** Clears the filters; search, order and view stay. */
export const noFilters = {
  category: undefined,
  brand: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  rating: undefined,
  freeShipping: undefined,
  inStock: undefined,
  hidden: undefined,
} as const;

export type ShopState = ListState<typeof shopSearch> & {
  /** The part of the URL that the server is queried with. */
  serverQuery: Omit<ListState<typeof shopSearch>['query'], 'view'>;
};

/** State of the shop in its URL. */
export function useShopState(): ShopState {
  const list = useListState(shopSearch);
  const { view: _, ...serverQuery } = list.query;
  return { ...list, serverQuery };
}
