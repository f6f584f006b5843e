// Calls of other features whose figures the sample charts show.
import { cards } from '#features/cards/contract.ts';
import { dashboards } from '#features/dashboards/contract.ts';
import { orders } from '#features/orders/contract.ts';
import { api } from '#kit/web/request/api.ts';

export const cardCalls = api('cards', cards);
export const dashboardCalls = api('dashboards', dashboards);
export const orderCalls = api('orders', orders);
