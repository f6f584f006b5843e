import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Debounce between key presses that move an item several places. */
const MOVING_MS = 500;

/**
 * An optimistic order of a list: shown immediately and saved sequentially; of several pending orders only the last. Updates from the
 * server wait until everything is saved.
 * @param order saves it; the order is reverted on failure
 */
export function useOrder<Item extends { id: number }>(items: readonly Item[], order: (ids: number[]) => Promise<unknown>) {
  const [held, setHeld] = useState<readonly Item[]>();
  const shown = useRef(items);
  shown.current = held ?? items;
  const send = useRef(order);
  send.current = order;
  const state = useRef({ isDragging: false, isSending: false, wanted: undefined as number[] | undefined, timer: 0 });

  const show = useCallback((next: readonly Item[] | undefined) => {
    if (next) shown.current = next;
    setHeld(next);
  }, []);
  /** Saves a pending order immediately. */
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
    if (!now.isDragging) show(undefined);
  }, [show]);
  useEffect(() => () => void (state.current.wanted && flush()), [flush]);
  useWindowEvent('pagehide', () => {
    const { wanted } = state.current;
    state.current.wanted = undefined;
    if (wanted) send.current(wanted).catch(() => undefined);
  });

  /** @param isMore whether another move may follow, so that saving is debounced */
  const keep = (next: readonly Item[], isMore = false) => {
    const now = state.current;
    show(next);
    now.wanted = next.map(({ id }) => id);
    window.clearTimeout(now.timer);
    if (isMore) now.timer = window.setTimeout(flush, MOVING_MS);
    else void flush();
  };
  /** Pauses updates from the server during a drag. */
  const setDragging = (isDragging: boolean) => {
    const now = state.current;
    now.isDragging = isDragging;
    if (isDragging) show(shown.current);
    else if (!now.isSending && !now.wanted) show(undefined);
  };
  return { shown, show, keep, setDragging, flush };
}
