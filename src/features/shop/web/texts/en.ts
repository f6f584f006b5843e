import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  cart: {
    title: 'Cart',
    open_one: 'Cart, {{count}} item',
    open_other: 'Cart, {{count}} items',
    openEmpty: 'Cart, empty',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    by: 'by {{brand}}',
    each: '{{price}} each',
    qtyOf: 'Quantity of {{name}}',
    remove: 'Remove from the cart: {{name}}',
    removed: '{{name}} was removed from the cart.',
    left_one: 'Only {{count}} left: reduce the quantity',
    left_other: 'Only {{count}} left: reduce the quantity',
    gone: 'No longer on sale',
    soldOut: 'Sold out',
    subtotal: 'Subtotal',
    checkout: 'Check out',
    empty: 'Your cart is empty',
    emptyHint: 'The products you add in the shop appear here.',
    toShop: 'Go to the shop',
  },
};
