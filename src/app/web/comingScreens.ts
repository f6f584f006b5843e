// Addresses that are promised and whose screens are not in this version yet. Whoever builds one removes its line.
import { needs } from '#features/auth/contract.ts';
import type { TextKey } from '#kit/web/i18n.ts';
import type { Access } from './guard.ts';

export type ComingScreen = { path: string; title: TextKey<'app'>; access: Access };

/** Screens of whoever is signed in; they open inside the shell. */
export const comingInside = [
  { path: '/dashboard/analytics', title: 'comingSoon.analytics', access: needs.standard },
  { path: '/apps/ecommerce/shop', title: 'comingSoon.shop', access: needs.standard },
  { path: '/apps/ecommerce/product-detail/$slug', title: 'comingSoon.product', access: needs.standard },
  { path: '/apps/ecommerce/wishlist', title: 'comingSoon.wishlist', access: needs.standard },
  { path: '/apps/ecommerce/checkout', title: 'comingSoon.checkout', access: needs.standard },
  { path: '/pages/faq', title: 'comingSoon.faq', access: needs.standard },
  { path: '/pages/knowledge-base', title: 'comingSoon.knowledgeBase', access: needs.standard },
  { path: '/pages/knowledge-base/$', title: 'comingSoon.knowledgeBase', access: needs.standard },
  { path: '/pages/pricing', title: 'comingSoon.pricing', access: needs.standard },
  { path: '/pages/blog/list', title: 'comingSoon.blog', access: needs.standard },
  { path: '/pages/blog/detail/$id', title: 'comingSoon.blogPost', access: needs.standard },
  { path: '/pages/blog/edit/$id', title: 'comingSoon.blogEdit', access: needs.standard },
  { path: '/cards/$', title: 'comingSoon.cards', access: needs.standard },
  { path: '/charts/$', title: 'comingSoon.charts', access: needs.standard },
  { path: '/maps/$', title: 'comingSoon.maps', access: needs.standard },
] as const satisfies readonly ComingScreen[];
