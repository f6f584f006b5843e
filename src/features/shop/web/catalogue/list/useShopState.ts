import { type ListState, useListState } from '#kit/web/search/listState.ts';
import { shopSearch } from './shopSearch.ts';

/** What of the address narrows the shop; its search, order and view do not. */
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
  /** What of the address asks the server. */
  asked: Omit<ListState<typeof shopSearch>['query'], 'view'>;
};

/** What the address says of the shop. */
export function useShopState(): ShopState {
  const list = useListState(shopSearch);
  const { view: _, ...asked } = list.query;
  return { ...list, asked };
}
