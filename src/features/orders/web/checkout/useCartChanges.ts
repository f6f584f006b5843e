import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartItem, shop } from '#features/shop/contract.ts';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { shopCalls } from '../calls.ts';

type Cart = Reply<typeof shop.readCart>;
type Change = { next: (products: CartItem[]) => CartItem[]; send: () => Promise<unknown> };

/** Changes of the cart: shown at once, taken back where they fail, sent one after the other. @param wish puts a product on the list of wishes */
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
    onError: (_error, _change, before) => void queryClient.setQueryData(queryKey, before),
    onSettled: () =>
      queryClient.isMutating({ mutationKey: ['shop'] }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: ['shop'] }),
  });
  /** @returns whether it went well; else a toast has told */
  const change = (next: Change['next'], send: Change['send']) =>
    mutateAsync({ next, send }).then(
      () => true,
      () => false,
    );
  const without = (id: number) => (products: CartItem[]) => products.filter((item) => item.id !== id);
  const restore = (productId: number) =>
    change(
      (products) => products,
      () => shopCalls.restoreToCart.send({ params: { productId } }),
    );
  return {
    changeQty: ({ id }: CartItem, qty: number) =>
      change(
        (products) => products.map((item) => (item.id === id ? { ...item, qty } : item)),
        () => shopCalls.changeQty.send({ params: { productId: id }, body: { qty } }),
      ),
    remove: async ({ id, name }: CartItem) => {
      const isDone = await change(without(id), () => shopCalls.removeFromCart.send({ params: { productId: id } }));
      if (isDone) toast.undo(t('cart.removed', { name }), () => void restore(id));
    },
    moveToWishes: async ({ id, name }: CartItem) => {
      const isDone = await change(without(id), async () => {
        await wish(id);
        await shopCalls.removeFromCart.send({ params: { productId: id } });
      });
      if (isDone) toast.undo(t('cart.moved', { name }), () => void restore(id));
    },
  };
}
