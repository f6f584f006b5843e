import { type CartFault, type CartItem, faultInCart } from '#features/shop/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Why a product cannot be ordered as it stands in the cart, in words, with the way out; undefined where it can. */
export function useFaultWords(): (item: CartItem) => string | undefined {
  const t = useTexts('orders');
  return (item) => {
    const fault = faultInCart(item);
    if (fault === 'few') return t('cart.left', { count: item.stock ?? 0 });
    return fault && t(`cart.${fault}`);
  };
}

/** What is wrong with the cart, by the name of the field that mends it: for `focusFirst`. */
export function faultsOfCart(products: readonly CartItem[]): Record<string, string> {
  const faults = products.map((item) => [pathOf(item), faultInCart(item)] as const);
  return Object.fromEntries(faults.filter((one): one is [string, CartFault] => one[1] !== undefined));
}

export function pathOf({ id }: CartItem): string {
  return `cart.${id}`;
}
