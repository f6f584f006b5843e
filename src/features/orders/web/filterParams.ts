import type { ListState } from '#kit/web/search/listState.ts';
import type { ordersSearch } from './ordersSearch.ts';

export type OrdersState = ListState<typeof ordersSearch>;

/** Clears the filters; the choice of own or all orders stays. */
export const noFilters = { estado: undefined, de: undefined, ate: undefined };
