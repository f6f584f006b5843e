import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

/** From one press of a key to the next, while something is moved by several places. */
const MOVING_MS = 500;

/**
 * The order of a list while it is changed: shown at once, kept one after the other, and of several only the last. What comes from the
 * server meanwhile waits until all is kept.
 * @param order keeps it; what it refuses goes back
 */
export function useOrder<Item extends { id: number }>(items: readonly Item[], order: (ids: number[]) => Promise<unknown>) {
  const [held, setHeld] = useState<readonly Item[]>();
  const shown = useRef(items);
  shown.current = held ?? items;
  const send = useRef(order);
  send.current = order;
  const state = useRef({ inHand: false, isSending: false, wanted: undefined as number[] | undefined, timer: 0 });

  const show = useCallback((next: readonly Item[] | undefined) => {
    if (next) shown.current = next;
    setHeld(next);
  }, []);
  /** Sends at once what waits. */
  const flush = useCallback(async () => {
    const now = state.current;
    window.clearTimeout(now.timer);
    if (now.isSending) return;
    now.isSending = true;
    while (now.wanted) {
      const ids = now.wanted;
      now.wanted = undefined;
      await send.current(ids).catch(() => undefined);
    }
    now.isSending = false;
    if (!now.inHand) show(undefined);
  }, [show]);
  useEffect(() => () => void (state.current.wanted && flush()), [flush]);
  useWindowEvent('pagehide', () => {
    const { wanted } = state.current;
    state.current.wanted = undefined;
    if (wanted) send.current(wanted).catch(() => undefined);
  });

  /** @param isMore whether it may go on at once */
  const keep = (next: readonly Item[], isMore = false) => {
    const now = state.current;
    show(next);
    now.wanted = next.map(({ id }) => id);
    window.clearTimeout(now.timer);
    if (isMore) now.timer = window.setTimeout(flush, MOVING_MS);
    else void flush();
  };
  /** Whether something is in the hand: then nothing comes in between. */
  const hold = (inHand: boolean) => {
    const now = state.current;
    now.inHand = inHand;
    if (inHand) show(shown.current);
    else if (!now.isSending && !now.wanted) show(undefined);
  };
  return { shown, show, keep, hold, flush };
}
