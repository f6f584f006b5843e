// The screens of the shop, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { shopSearch } from './catalogue/list/shopSearch.ts';

export const shopScreens = {
  shop: screen<typeof shopSearch>(['catalogue'], () => import('./catalogue/list/ShopScreen.tsx').then(({ ShopScreen }) => ShopScreen)),
  product: screen(['catalogue'], () => import('./catalogue/product/ProductScreen.tsx').then(({ ProductScreen }) => ProductScreen)),
  productEdit: screen(['catalogue', 'picture'], () =>
    import('./catalogue/edit/ProductEditScreen.tsx').then(({ ProductEditScreen }) => ProductEditScreen),
  ),
  wishlist: screen(['catalogue'], () => import('./catalogue/wishlist/WishlistScreen.tsx').then(({ WishlistScreen }) => WishlistScreen)),
};
