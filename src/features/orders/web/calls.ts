import { shop } from '#features/shop/contract.ts';
import { api } from '#kit/web/request/api.ts';
import { orders } from '../contract.ts';

export const calls = api('orders', orders);
/** The cart that is ordered: the same queries as the shop's own. */
export const shopCalls = api('shop', shop);
