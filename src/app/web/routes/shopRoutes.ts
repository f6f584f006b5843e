// The shop: its catalogue, wishes, checkout and orders.
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { checkoutSearch } from '#features/orders/web/checkoutSearch.ts';
import type { ordersSearch } from '#features/orders/web/ordersSearch.ts';
import type { shopSearch } from '#features/shop/web/catalogue/list/shopSearch.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { readByScreen, screen, shell } from './frameRoutes.ts';

const shop = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/shop',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof shopSearch>,
  loader: () => loadTexts('catalogue'),
  component: screen('ShopScreen'),
});

const product = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/product-detail/$slug',
  staticData: { access: needs.standard },
  loader: () => loadTexts('catalogue'),
  component: screen('ProductScreen'),
});

const productEdit = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/product-edit/$id',
  staticData: { access: needs.administers },
  loader: () => loadTexts('catalogue'),
  component: screen('ProductEditScreen'),
});

const wishlist = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/wishlist',
  staticData: { access: needs.standard },
  loader: () => loadTexts('catalogue'),
  component: screen('WishlistScreen'),
});

const checkout = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/checkout',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof checkoutSearch>,
  loader: () => loadTexts('orders'),
  component: screen('CheckoutRoute'),
});

const orderList = createRoute({
  getParentRoute: () => shell,
  path: '/pedidos',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof ordersSearch>,
  loader: () => loadTexts('orders'),
  component: screen('OrderList'),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/pedidos/$id',
  staticData: { access: needs.standard },
  loader: () => loadTexts('orders'),
  component: screen('OrderScreen'),
});

export const shopRoutes = [shop, product, productEdit, wishlist, checkout, orderList, order] as const;
