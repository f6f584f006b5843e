import { throwAwayRows } from '#kit/server/rows/editedRows.ts';

/** What was taken out of carts and off lists of wishes, and can no longer be put back. */
export const throwAwayTakenOut = [throwAwayRows('cart_items'), throwAwayRows('wishlist_items')];
