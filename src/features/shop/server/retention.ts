import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** Purges removed cart and wishlist items that can no longer be restored. */
export const purgeRemovedItems = [purgeRows('cart_items'), purgeRows('wishlist_items')];
