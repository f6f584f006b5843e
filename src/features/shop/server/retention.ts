import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** What was taken out of carts and off lists of wishes, and can no longer be put back. */
export const purgeRemovedItems = [purgeRows('cart_items'), purgeRows('wishlist_items')];
