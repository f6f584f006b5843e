import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CartItem } from '#features/shop/contract.ts';
import { CallFailed } from '#kit/web/failures.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { newKey } from '#kit/web/newKey.ts';
import { toast } from '#kit/web/toast.ts';
import { toCents } from '../../prices.ts';
import { calls } from '../calls.ts';
import type { Checkout } from './useCheckout.ts';

/** Orders what is shown. What is sent again after a failure of the network is the same order. @param refused called where the cart is not what was shown any more */
export function usePlaceOrder(checkout: Checkout | undefined, products: readonly CartItem[], refused: (words: string[]) => void) {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationKey: ['orders', 'place'],
    mutationFn: () => {
      if (!checkout?.state.addressId) throw new Error('There is no address to send it to.');
      const { addressId, method, reference } = checkout.state;
      const items = products.map(({ id, qty, price, discountPercentage }) => ({
        ...{ productId: id, qty, priceCents: toCents(price), discountPercentage },
      }));
      key.current ??= newKey();
      return calls.place.send({ body: { key: key.current, items, addressId, method, reference } });
    },
    meta: { handlesFailure: true },
    onSuccess: async ({ id, number }) => {
      checkout?.end();
      await navigate({ to: '/pedidos/$id', params: { id: String(id) }, replace: true });
      toast.success(t('checkout.placed', { number }));
      await Promise.all(['shop', 'orders'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
    },
    onError: async (error) => {
      const problem = error instanceof CallFailed ? error.problem : undefined;
      if (problem?.type !== 'conflict' && problem?.type !== 'not-found') return toast.failure(error);
      const faults = problem.faults?.map(({ message }) => message) ?? [];
      await Promise.all(['shop', 'orders'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
      refused(faults.length > 0 ? faults : [problem.type === 'not-found' ? t('checkout.addressGone') : (problem.detail ?? problem.title)]);
    },
  });
}
