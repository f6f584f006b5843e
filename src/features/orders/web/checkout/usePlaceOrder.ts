import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CartItem } from '#features/shop/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { CallFailed, isUnanswered, retryTransient } from '#kit/web/request/failures.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { randomKey } from '#kit/web/request/randomKey.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { toCents } from '../../prices.ts';
import { calls } from '../calls.ts';
import type { Stage } from '../checkoutSearch.ts';
import type { Checkout } from './useCheckout.ts';

type Sent = Parameters<typeof calls.place.send>[0]['body'];

type Refusals = {
  /** The cart differs from what was shown. @param stage the step in which it can be corrected */
  refused(words: string[], stage: Stage): void;
  referenceRefused(words: string): void;
};

/** Places the order that is shown. Repeating an unchanged request after a network error cannot place a second order. */
export function usePlaceOrder(checkout: Checkout, products: readonly CartItem[], { refused, referenceRefused }: Refusals) {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // A request without a reply: the order may have been placed.
  const [unsure, setUnsure] = useState<Sent>();
  const renew = () => Promise.all(['shop', 'orders'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: ['orders', 'place'],
    mutationFn: (body: Sent) => calls.place.send({ body }),
    // The same key places one order only.
    ...retryTransient,
    meta: { handlesFailure: true },
    onSuccess: async ({ id, number }) => {
      checkout.end();
      await navigate({ to: '/pedidos/$id', params: { id: String(id) }, replace: true });
      toast.success(t('checkout.placed', { number }));
      await renew();
    },
    onError: async (error, sent) => {
      setUnsure(isUnanswered(error) ? sent : undefined);
      const problem = error instanceof CallFailed ? error.problem : undefined;
      const faults = faultsOf(error);
      if (problem?.type === 'validation' && faults.reference) return referenceRefused(faults.reference);
      if (problem?.type !== 'conflict' && problem?.type !== 'not-found') {
        toast.failure(error);
        return renew();
      }
      await renew();
      if (problem.type === 'not-found') return refused([t('checkout.addressGone')], 'endereco');
      const words = Object.values(faults);
      refused(words.length > 0 ? words : [problem.detail ?? problem.title], 'carrinho');
    },
  });
  const place = () => {
    const { addressId, method, reference } = checkout.state;
    if (!addressId) throw new Error('There is no address to send it to.');
    const items = products.map(({ id, qty, price, discountPercentage }) => ({
      ...{ productId: id, qty, priceCents: toCents(price), discountPercentage },
    }));
    const content = { items, addressId, method, reference };
    const key = unsure && isSame({ ...unsure, key: '' }, { ...content, key: '' }) ? unsure.key : randomKey();
    mutate({ ...content, key });
  };
  return {
    place,
    /** Repeats a request without a reply. */
    retry: unsure && (() => mutate(unsure)),
    isBusy: isPending || isSuccess,
  };
}

/** Whether both requests order the same. */
function isSame(one: Sent, other: Sent): boolean {
  const words = ({ items, addressId, method, reference }: Sent) =>
    JSON.stringify([
      items.map(({ productId, qty, priceCents, discountPercentage }) => [productId, qty, priceCents, discountPercentage]),
      addressId,
      method,
      reference,
    ]);
  return words(one) === words(other);
}
