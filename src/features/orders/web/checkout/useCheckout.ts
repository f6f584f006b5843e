import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTransient, retryDelayAfter } from '#kit/web/request/failures.ts';
import type { CheckoutState } from '../../entities.ts';
import type { PaymentMethod } from '../../payment.ts';
import { calls } from '../calls.ts';
import type { TypedAddress } from './typedAddress.ts';

const SAVE_DELAY_MS = 600;
/** Delay before saving is retried. */
const RETRY_MS = 5000;

const emptyCheckout: CheckoutState = { addressId: null, method: 'empenho', reference: '' };

export type Checkout = {
  state: CheckoutState;
  /** Applied immediately, and saved on the server a little later. */
  set(change: Partial<CheckoutState>): void;
  /** Stops saving, because the order was placed. */
  end(): void;
  /** Unfinished input that was replaced by another choice; kept in this window only. */
  setAside: { addresses: Map<number | null, TypedAddress>; references: Map<PaymentMethod, string> };
};

/** The state of the user's checkout as saved on the server; undefined until loaded. */
export function useCheckout(): { checkout: Checkout | undefined; query: ReturnType<typeof useSavedCheckout> } {
  const query = useSavedCheckout();
  const queryClient = useQueryClient();
  const [state, setState] = useState<CheckoutState>();
  const latest = useRef<CheckoutState>(undefined);
  const isThere = useRef(true);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; state: CheckoutState }>(undefined);
  const [setAside] = useState<Checkout['setAside']>(() => ({ addresses: new Map(), references: new Map() }));

  const kept = query.data;
  useEffect(() => {
    // Changes in another window do not overwrite the input of this one.
    if (!kept || latest.current) return;
    latest.current = kept.checkout ?? emptyCheckout;
    setState(latest.current);
  }, [kept]);

  const keep = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const body = waiting.current.state;
    waiting.current = undefined;
    queryClient.setQueryData(calls.readCheckout.key(), { checkout: body });
    calls.keepCheckout.send({ body }).catch((error) => {
      // Until it is saved it is only on screen; a later change is saved instead.
      if (isTransient(error) && isThere.current && latest.current === body && !waiting.current)
        waiting.current = { timer: setTimeout(keep, retryDelayAfter(error, RETRY_MS)), state: body };
    });
  }, [queryClient]);

  useEffect(() => {
    isThere.current = true;
    addEventListener('pagehide', keep);
    return () => {
      isThere.current = false;
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const set = useCallback(
    (change: Partial<CheckoutState>) => {
      const next = { ...(latest.current ?? emptyCheckout), ...change };
      latest.current = next;
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: setTimeout(keep, SAVE_DELAY_MS), state: next };
      setState(next);
    },
    [keep],
  );
  const end = useCallback(() => {
    isThere.current = false;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    queryClient.setQueryData(calls.readCheckout.key(), {});
  }, [queryClient]);
  return { checkout: state && { state, set, end, setAside }, query };
}

function useSavedCheckout() {
  return useQuery({ ...calls.readCheckout.query(), staleTime: Number.POSITIVE_INFINITY });
}
