import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { ProductColor } from '../../../contract.ts';
import type { ListedProduct } from '../../../entities.ts';
import { calls as cart } from '../../calls.ts';
import { calls } from '../calls.ts';
import { type ProductFlags, withFlags } from '../productFlags.ts';

type ProductName = Pick<ListedProduct, 'id' | 'name'>;
type Change = { id: number; flags: ProductFlags; send: () => Promise<unknown> };

const all = { queryKey: ['shop'] };

/** Wishlist and cart changes of products: shown optimistically everywhere, sent one after the other, reverted on failure. */
export function useProductChanges() {
  const t = useTexts('catalogue');
  const queryClient = useQueryClient();
  const show = (id: number, flags: ProductFlags) => {
    for (const [key, data] of queryClient.getQueriesData(all)) queryClient.setQueryData(key, withFlags(data, id, flags));
  };
  const { mutateAsync } = useMutation({
    mutationKey: ['shop', 'mark'],
    // The same scope as the cart's changes, so that they run one after the other.
    scope: { id: 'cart' },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ id, flags }) => {
      await queryClient.cancelQueries(all);
      show(id, flags);
    },
    onError: (_error, { id, flags }) =>
      show(id, Object.fromEntries(Object.entries(flags).map(([mark, isOn]) => [mark, !isOn])) as ProductFlags),
    // While other changes are pending, a refetch would overwrite them with the old state.
    onSettled: () => (queryClient.isMutating({ mutationKey: ['shop'] }) > 1 ? undefined : void queryClient.invalidateQueries(all)),
  });
  /** @returns whether it succeeded; a toast reports failures */
  const change = (id: number, flags: ProductFlags, send: Change['send']) =>
    mutateAsync({ id, flags, send }).then(
      () => true,
      () => false,
    );

  const wish = ({ id }: ProductName) => change(id, { isInWishlist: true }, () => calls.wish.send({ body: { productId: id } }));
  const restoreWish = ({ id }: ProductName) =>
    change(id, { isInWishlist: true }, () => calls.restoreWish.send({ params: { productId: id } }));
  const takeOut = ({ id }: ProductName) => change(id, { isInCart: false }, () => cart.removeFromCart.send({ params: { productId: id } }));
  return {
    toggleWish: async (product: ProductName & { isInWishlist: boolean }) => {
      const { id, name } = product;
      if (!product.isInWishlist) return void (await wish(product));
      const isDone = await change(id, { isInWishlist: false }, () => calls.unwish.send({ params: { productId: id } }));
      if (isDone) toast.undo(t('wish.removed', { name }), () => void restoreWish(product));
    },
    addToCart: async (product: ProductName, qty = 1, color?: ProductColor) => {
      const { id, name } = product;
      const isDone = await change(id, { isInCart: true }, () => calls.putInCart.send({ params: { productId: id }, body: { qty, color } }));
      if (isDone) toast.undo(t('cart.added', { name }), () => void takeOut(product));
    },
    /** From the wishlist. */
    moveToCart: async (product: ProductName) => {
      const { id, name } = product;
      const isDone = await change(id, { isInCart: true, isInWishlist: false }, async () => {
        await cart.addToCart.send({ body: { productId: id } });
        await calls.unwish.send({ params: { productId: id } });
      });
      const undo = async () => {
        await takeOut(product);
        await restoreWish(product);
      };
      if (isDone) toast.undo(t('cart.moved', { name }), () => void undo());
    },
  };
}
