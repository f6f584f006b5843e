// Addresses of other versions, and where they redirect. The target checks the permission.

/** Addresses without parameters, and their targets. */
export const movedAddresses = {
  '/dashboard': '/dashboard/analytics',
  '/home': '/',
  '/second-page': '/dashboard/analytics',
  '/dashboard/ecommerce': '/',
  '/apps/invoice/preview': '/apps/invoice',
  '/apps/invoice/edit': '/apps/invoice',
  '/apps/invoice/print': '/apps/invoice',
  '/apps/user': '/apps/user/list',
  '/apps/user/view': '/apps/user/list',
  '/apps/user/edit': '/apps/user/list',
  '/apps/ecommerce': '/apps/ecommerce/shop',
  '/apps/ecommerce/product-detail': '/apps/ecommerce/shop',
  '/pages/blog': '/pages/blog/list',
  '/pages/blog/detail': '/pages/blog/list',
  '/pages/blog/edit': '/pages/blog/list',
} as const;

/** Demonstration pages; the gallery knows which of its pages shows what each of their names says (`old` of its pages). */
export const movedToGallery = [
  '/components/$',
  '/forms/$',
  '/tables/$',
  '/datatables/$',
  '/extensions/$',
  '/page-layout/$',
  '/page-layouts/$',
  '/ui-element/$',
  '/ui-elements/$',
  '/icons/$',
  '/cards/basic',
  '/cards/action',
  '/cards/advance',
  '/card/$',
  '/typography',
  '/colors',
  '/charts/$',
  '/maps/$',
] as const;
