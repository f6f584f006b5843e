// Paths and permissions of the screens of orders.
import type { Address } from '#kit/page.ts';

export const ordersAddresses = {
  checkout: { path: '/apps/ecommerce/checkout', need: 'standard', query: true },
  orderList: { path: '/pedidos', need: 'standard', query: true },
  order: { path: '/pedidos/$id', need: 'standard' },
} as const satisfies Record<string, Address>;
