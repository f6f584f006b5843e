// Paths and permissions of the screens of the shop.
import type { Address } from '#kit/page.ts';

export const shopAddresses = {
  shop: { path: '/apps/ecommerce/shop', need: 'standard', query: true },
  product: { path: '/apps/ecommerce/product-detail/$slug', need: 'standard' },
  productEdit: { path: '/apps/ecommerce/product-edit/$id', need: 'administers' },
  wishlist: { path: '/apps/ecommerce/wishlist', need: 'standard' },
} as const satisfies Record<string, Address>;
