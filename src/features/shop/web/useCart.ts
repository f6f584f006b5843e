import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { CartItem, shop } from '../contract.ts';
import { calls } from './calls.ts';

type Cart = Reply<typeof shop.readCart>;

/** Changes of the cart: shown optimistically, sent one after the other, reverted on failure. */
export function useCart() {
  const t = useTexts('shop');
  const queryClient = useQueryClient();
  const queryKey: QueryKey = calls.readCart.key();
  const changing = <Variables extends { params: { productId: number } }>(
    change: (products: CartItem[], variables: Variables) => CartItem[],
  ) => ({
    scope: { id: 'cart' },
    onMutate: async (variables: Variables) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Cart>(queryKey);
      queryClient.setQueryData<Cart>(queryKey, (cart) => cart && { products: change(cart.products, variables) });
      return before;
    },
    onError: (_error: unknown, { params: { productId } }: Variables, before: Cart | undefined) =>
      void queryClient.setQueryData<Cart>(
        queryKey,
        (cart) => cart && { products: withRestoredItem(cart.products, before?.products, productId) },
      ),
    // While other changes are pending, a refetch would overwrite them with the old state.
    onSettled: () => (queryClient.isMutating({ mutationKey: ['shop'] }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey })),
  });

  const { mutate: changeQty } = useMutation({
    ...calls.changeQty.mutation(),
    ...changing<Parameters<typeof calls.changeQty.send>[0]>((products, { params: { productId }, body: { qty } }) =>
      products.map((item) => (item.id === productId ? { ...item, qty } : item)),
    ),
  });
  const { mutateAsync: remove } = useMutation({
    ...calls.removeFromCart.mutation(),
    ...changing<Parameters<typeof calls.removeFromCart.send>[0]>((products, { params: { productId } }) =>
      products.filter(({ id }) => id !== productId),
    ),
  });
  const { mutate: restore } = useMutation({
    ...calls.restoreToCart.mutation(),
    ...changing<Parameters<typeof calls.restoreToCart.send>[0]>((products) => products),
  });

  return {
    changeQty: ({ id }: CartItem, qty: number) => changeQty({ params: { productId: id }, body: { qty } }),
    remove: async ({ id, name }: CartItem) => {
      const parts = { params: { productId: id } };
      await remove(parts).then(
        () => toast.undo(t('cart.removed', { name }), () => restore(parts)),
        // A toast reports every failed change.
        () => {},
      );
    },
  };
}

/** Restores one product of the cart and keeps later changes of others. */
function withRestoredItem(now: CartItem[], before: CartItem[] = [], productId: number): CartItem[] {
  const place = before.findIndex(({ id }) => id === productId);
  const item = before[place];
  if (!item) return now;
  return now.some(({ id }) => id === productId) ? now.map((one) => (one.id === productId ? item : one)) : now.toSpliced(place, 0, item);
}
