// Addresses of other versions, and where they redirect. The target checks the permission.
import type { Section } from '#features/gallery/web/sections.ts';

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

/** Groups of demonstration pages, and the section of the gallery for each. */
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

/** Pages of those groups that have a section of their own, by the last segment of their address. */
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

/** The section of the gallery for an address; undefined: the first one. */
export function gallerySection(group: keyof typeof movedToGallery, page = ''): Section | undefined {
  return sectionsByPage[page.split('/').at(-1) ?? ''] ?? movedToGallery[group];
}
