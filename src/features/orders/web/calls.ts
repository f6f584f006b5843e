import { shop } from '#features/shop/contract.ts';
import { api } from '#kit/web/request/api.ts';
import { orders } from '../contract.ts';

export const calls = api('orders', orders);
/** The cart's calls, which share their cache with the shop. */
export const shopCalls = api('shop', shop);
