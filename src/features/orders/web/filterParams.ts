import type { ListState } from '#kit/web/search/listState.ts';
import type { ordersSearch } from './ordersSearch.ts';

export type OrdersState = ListState<typeof ordersSearch>;

/** What narrows the list, taken back; whose orders it holds stays. */
export const noFilters = { estado: undefined, de: undefined, ate: undefined };
