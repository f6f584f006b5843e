// Addresses under which something was to be found elsewhere: where it is here. The target says who may come.

/** Addresses without parameters, and where they lead. */
export const movedAddresses = {
  '/dashboard': '/dashboard/analytics',
  '/dashboard/ecommerce': '/',
  '/apps/invoice/preview': '/apps/invoice',
  '/apps/invoice/edit': '/apps/invoice',
  '/apps/invoice/add': '/apps/invoice',
  '/apps/invoice/print': '/apps/invoice',
  '/apps/user': '/apps/user/list',
  '/apps/user/view': '/apps/user/list',
  '/apps/user/edit': '/apps/user/list',
  '/apps/ecommerce': '/apps/ecommerce/shop',
  '/apps/ecommerce/product-detail': '/apps/ecommerce/shop',
  '/pages/login-v1': '/login',
  '/pages/login-v2': '/login',
  '/pages/blog': '/pages/blog/list',
  '/pages/blog/detail': '/pages/blog/list',
  '/pages/blog/edit': '/pages/blog/list',
} as const;
