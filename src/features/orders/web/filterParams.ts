import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { ordersSearch } from './ordersSearch.ts';

export type OrdersState = ListState<typeof ordersSearch>;

const { estado, de, ate } = ordersSearch.properties;

/** The filters of the form; the choice of own or all orders is not one. */
export const filterParams = filterMapping({ estado, de, ate });
export const { noFilters } = filterParams;
