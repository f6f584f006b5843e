// The screens of orders, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { ordersSearch } from './ordersSearch.ts';

export const ordersScreens = {
  orderList: screen<typeof ordersSearch>(['orders'], () => import('./OrderList.tsx').then(({ OrderList }) => OrderList)),
  order: screen(['orders'], () => import('./OrderScreen.tsx').then(({ OrderScreen }) => OrderScreen)),
};
