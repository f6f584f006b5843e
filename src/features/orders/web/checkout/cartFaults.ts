import type { CartItem } from '#features/shop/contract.ts';

/** Why a product cannot be ordered as it stands in the cart. */
export function faultOf({ isAvailable, stock, qty }: CartItem): 'gone' | 'few' | undefined {
  if (isAvailable === false) return 'gone';
  return stock !== undefined && stock < qty ? 'few' : undefined;
}
