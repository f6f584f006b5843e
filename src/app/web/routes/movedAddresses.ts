// Addresses under which something was to be found elsewhere: where it is here. The target says who may come.
import type { Section } from '#features/gallery/web/sections.ts';

/** Addresses without parameters, and where they lead. */
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

/** Groups of demonstration pages, and the section of the gallery that shows the like. */
export const movedToGallery = {
  '/components/$': undefined,
  '/forms/$': 'fields',
  '/tables/$': 'table',
  '/datatables/$': 'table',
  '/extensions/$': undefined,
  '/page-layout/$': undefined,
  '/ui-element/$': undefined,
  '/ui-elements/$': undefined,
  '/icons/$': 'icons',
  '/typography': 'typography',
  '/colors': 'colors',
  '/charts/$': 'charts',
  '/maps/$': 'map',
} as const satisfies Record<string, Section | undefined>;

/** Pages of those groups, by the last word of their address, whose like stands in a section of its own. */
const sectionsByPage: Partial<Record<string, Section>> = {
  alerts: 'feedback',
  badges: 'badges',
  'button-group': 'buttons',
  buttons: 'buttons',
  colors: 'colors',
  feather: 'icons',
  icons: 'icons',
  modals: 'feedback',
  'pills-component': 'badges',
  progress: 'feedback',
  spinners: 'feedback',
  'sweet-alert': 'feedback',
  toasts: 'feedback',
  toastr: 'feedback',
  tooltips: 'feedback',
  typography: 'typography',
};

/** The section of the gallery that shows what stood at this address; undefined leads to its beginning. */
export function gallerySection(group: keyof typeof movedToGallery, page = ''): Section | undefined {
  return sectionsByPage[page.split('/').at(-1) ?? ''] ?? movedToGallery[group];
}
