import type { CartItem } from '#features/shop/contract.ts';
import { useTexts } from '#kit/web/i18n.ts';

/** Why a product cannot be ordered as it stands in the cart. */
export function faultOf({ isAvailable, stock, qty }: CartItem): 'gone' | 'few' | undefined {
  if (isAvailable === false) return 'gone';
  return stock !== undefined && stock < qty ? 'few' : undefined;
}

/** The same in words, with the way out; undefined where nothing is wrong. */
export function useFaultWords(): (item: CartItem) => string | undefined {
  const t = useTexts('orders');
  return (item) => {
    const fault = faultOf(item);
    if (!fault) return undefined;
    if (fault === 'gone') return t('cart.gone');
    return (item.stock ?? 0) > 0 ? t('cart.left', { count: item.stock ?? 0 }) : t('cart.soldOut');
  };
}

/** What is wrong with the cart, by the name of the field that mends it: for `focusFirst`. */
export function faultsOfCart(products: readonly CartItem[]): Record<string, string> {
  const faults = products.map((item) => [pathOf(item), faultOf(item)] as const);
  return Object.fromEntries(faults.filter((one): one is [string, 'gone' | 'few'] => one[1] !== undefined));
}

export function pathOf({ id }: CartItem): string {
  return `cart.${id}`;
}
