import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartItem, shop } from '#features/shop/contract.ts';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { shopCalls } from '../calls.ts';

type Cart = Reply<typeof shop.readCart>;
type Change = {
  next: (products: CartItem[]) => CartItem[];
  /** Reverts this change and keeps later ones. @param before the cart before the change */
  back: (products: CartItem[], before: CartItem[]) => CartItem[];
  send: () => Promise<unknown>;
};

/** Changes of the cart: shown optimistically, sent one after the other, reverted on failure. @param wish adds a product to the wishlist */
export function useCartChanges(wish: (productId: number) => Promise<unknown>) {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const queryKey: QueryKey = shopCalls.readCart.key();
  const { mutateAsync } = useMutation({
    mutationKey: ['shop', 'checkout'],
    scope: { id: 'cart' },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ next }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Cart>(queryKey);
      queryClient.setQueryData<Cart>(queryKey, (cart) => cart && { products: next(cart.products) });
      return before;
    },
    onError: (_error, { back }, before) =>
      void queryClient.setQueryData<Cart>(queryKey, (cart) => cart && { products: back(cart.products, before?.products ?? []) }),
    onSettled: () =>
      queryClient.isMutating({ mutationKey: ['shop'] }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: ['shop'] }),
  });
  /** @returns whether it succeeded; a toast reports failures */
  const change = (one: Change) =>
    mutateAsync(one).then(
      () => true,
      () => false,
    );
  const leaving = (item: CartItem): Omit<Change, 'send'> => ({
    next: (products) => products.filter(({ id }) => id !== item.id),
    back: (products, before) => (products.some(({ id }) => id === item.id) ? products : products.toSpliced(placeOf(item, before), 0, item)),
  });
  const restore = (productId: number) =>
    change({
      next: (products) => products,
      back: (products) => products,
      send: () => shopCalls.restoreToCart.send({ params: { productId } }),
    });
  return {
    changeQty: (item: CartItem, qty: number) => {
      const set = (products: CartItem[], to: number, isMeant: (one: CartItem) => boolean) =>
        products.map((one) => (one.id === item.id && isMeant(one) ? { ...one, qty: to } : one));
      return change({
        next: (products) => set(products, qty, () => true),
        // A later change of the quantity is kept.
        back: (products) => set(products, item.qty, (one) => one.qty === qty),
        send: () => shopCalls.changeQty.send({ params: { productId: item.id }, body: { qty } }),
      });
    },
    remove: async (item: CartItem) => {
      const isDone = await change({ ...leaving(item), send: () => shopCalls.removeFromCart.send({ params: { productId: item.id } }) });
      if (isDone) toast.undo(t('cart.removed', { name: item.name }), () => void restore(item.id));
    },
    moveToWishes: async (item: CartItem) => {
      const send = async () => {
        await wish(item.id);
        await shopCalls.removeFromCart.send({ params: { productId: item.id } });
      };
      const isDone = await change({ ...leaving(item), send });
      if (isDone) toast.undo(t('cart.moved', { name: item.name }), () => void restore(item.id));
    },
  };
}

function placeOf({ id }: CartItem, products: readonly CartItem[]): number {
  const place = products.findIndex((one) => one.id === id);
  return place < 0 ? products.length : place;
}
