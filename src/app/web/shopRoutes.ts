// The shop: its catalogue, wishes, checkout and orders.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { checkoutSearch } from '#features/orders/web/checkoutSearch.ts';
import type { ordersSearch } from '#features/orders/web/ordersSearch.ts';
import type { shopSearch } from '#features/shop/web/catalogue/shopSearch.ts';
import { loadTexts } from '#kit/web/i18n.ts';
import { readByScreen, shell } from './frameRoutes.ts';

const shop = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/shop',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof shopSearch>,
  loader: () => loadTexts('catalogue'),
  component: lazyRouteComponent(() => import('#features/shop/web/catalogue/ShopScreen.tsx'), 'ShopScreen'),
});

const product = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/product-detail/$slug',
  staticData: { access: needs.standard },
  loader: () => loadTexts('catalogue'),
  component: lazyRouteComponent(() => import('#features/shop/web/catalogue/ProductScreen.tsx'), 'ProductScreen'),
});

const productEdit = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/product-edit/$id',
  staticData: { access: needs.administers },
  loader: () => loadTexts('catalogue'),
  component: lazyRouteComponent(() => import('#features/shop/web/catalogue/ProductEditScreen.tsx'), 'ProductEditScreen'),
});

const wishlist = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/wishlist',
  staticData: { access: needs.standard },
  loader: () => loadTexts('catalogue'),
  component: lazyRouteComponent(() => import('#features/shop/web/catalogue/WishlistScreen.tsx'), 'WishlistScreen'),
});

const checkout = createRoute({
  getParentRoute: () => shell,
  path: '/apps/ecommerce/checkout',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof checkoutSearch>,
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(() => import('#features/orders/web/CheckoutScreen.tsx'), 'CheckoutScreen'),
});

const orderList = createRoute({
  getParentRoute: () => shell,
  path: '/pedidos',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof ordersSearch>,
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(() => import('#features/orders/web/OrderList.tsx'), 'OrderList'),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: '/pedidos/$id',
  staticData: { access: needs.standard },
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(() => import('#features/orders/web/OrderScreen.tsx'), 'OrderScreen'),
});

export const shopRoutes = [shop, product, productEdit, wishlist, checkout, orderList, order] as const;
