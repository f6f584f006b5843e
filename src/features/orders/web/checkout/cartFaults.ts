import { type CartFault, type CartItem, faultInCart } from '#features/shop/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Describes why a product in the cart cannot be ordered; undefined if it can. */
export function useFaultWords(): (item: CartItem) => string | undefined {
  const t = useTexts('orders');
  return (item) => {
    const fault = faultInCart(item);
    if (fault === 'few') return t('cart.left', { count: item.stock ?? 0 });
    return fault && t(`cart.${fault}`);
  };
}

/** Errors of the cart by field name, for `focusFirst`. */
export function faultsOfCart(products: readonly CartItem[]): Record<string, string> {
  const faults = products.map((item) => [pathOf(item), faultInCart(item)] as const);
  return Object.fromEntries(faults.filter((one): one is [string, CartFault] => one[1] !== undefined));
}

export function pathOf({ id }: CartItem): string {
  return `cart.${id}`;
}
