import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutState } from '../../entities.ts';
import { calls } from '../calls.ts';

const PAUSE_MS = 600;

const fresh: CheckoutState = { addressId: null, method: 'empenho', reference: '' };

export type Checkout = {
  state: CheckoutState;
  /** Said at once here, and kept on the server a little later. */
  set(change: Partial<CheckoutState>): void;
  /** Keeps nothing more: it has become an order. */
  end(): void;
};

/** How far the reader has come, as the server keeps it; undefined until that is known. */
export function useCheckout(): { checkout: Checkout | undefined; query: ReturnType<typeof useKept> } {
  const query = useKept();
  const queryClient = useQueryClient();
  const [state, setState] = useState<CheckoutState>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; state: CheckoutState }>(undefined);

  const kept = query.data;
  useEffect(() => {
    // What another window of the account keeps does not write over what is typed here.
    if (kept) setState((typed) => typed ?? kept.checkout ?? fresh);
  }, [kept]);

  const keep = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const body = waiting.current.state;
    waiting.current = undefined;
    queryClient.setQueryData(calls.readCheckout.key(), { checkout: body });
    // It is kept once more with the next change; until then it is at least on screen.
    calls.keepCheckout.send({ body }).catch(() => undefined);
  }, [queryClient]);

  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const set = useCallback(
    (change: Partial<CheckoutState>) =>
      setState((old = fresh) => {
        const next = { ...old, ...change };
        clearTimeout(waiting.current?.timer);
        waiting.current = { timer: setTimeout(keep, PAUSE_MS), state: next };
        return next;
      }),
    [keep],
  );
  const end = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    queryClient.setQueryData(calls.readCheckout.key(), {});
  }, [queryClient]);
  return { checkout: state && { state, set, end }, query };
}

function useKept() {
  return useQuery({ ...calls.readCheckout.query(), staleTime: Number.POSITIVE_INFINITY });
}
