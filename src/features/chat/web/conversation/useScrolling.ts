import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from either end at which the next page is fetched, in pixels. */
const nearEdge = 600;
/** Distance from the end that still counts as the end, in pixels. */
const nearEnd = 32;
/** Space above the first shown message, for its headings and some context, in pixels. */
const aboveStart = 128;

type ScrollingProps = {
  /** The scroll container; each message in it has a `data-row` and keeps its element. */
  box: RefObject<HTMLElement | null>;
  /** Changes whenever its content changes. */
  content: unknown;
  isLoaded: boolean;
  hasOlder: boolean;
  hasNewer: boolean;
  showOlder: () => void;
  showNewer: () => void;
  /** The row to scroll to once it is there, and the row to begin at otherwise. */
  target: string | undefined;
  start: string | undefined;
};

/** Keeps the visible messages in place while others are added above and below; at the end, it stays at the end. */
export function useScrolling({ box, content, isLoaded, target, start, ...pages }: ScrollingProps) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const wasAtEnd = useRef(false);
  const anchor = useRef<{ row: string; top: number }>(undefined);
  const isPlaced = useRef(false);
  const shown = useRef<string>(undefined);
  const rowOf = (row: string) => box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);

  const look = () => {
    const element = box.current;
    if (!element || !isPlaced.current) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    wasAtEnd.current = below < nearEnd && !pages.hasNewer;
    setIsAtEnd(wasAtEnd.current);
    anchor.current = firstVisibleRow(element);
    if (pages.hasOlder && element.scrollTop < nearEdge) pages.showOlder();
    if (pages.hasNewer && below < nearEdge) pages.showNewer();
  };
  const latest = useRef(look);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes in it may move it
  useLayoutEffect(() => {
    latest.current = look;
    const element = box.current;
    if (!element || !isLoaded) return;
    // Once left, the same message may be asked for again.
    if (target === undefined) shown.current = undefined;
    const wanted = target !== undefined && target !== shown.current ? rowOf(target) : undefined;
    if (wanted) {
      shown.current = target;
      showInMiddle(element, wanted);
    } else if (!isPlaced.current) {
      const first = start === undefined ? undefined : rowOf(start);
      if (first) element.scrollTop += first.getBoundingClientRect().top - element.getBoundingClientRect().top - aboveStart;
      else element.scrollTop = element.scrollHeight;
    } else if (wasAtEnd.current && !pages.hasNewer) {
      element.scrollTop = element.scrollHeight;
    } else if (anchor.current) {
      const kept = rowOf(anchor.current.row);
      if (kept) element.scrollTop += kept.getBoundingClientRect().top - anchor.current.top;
    }
    isPlaced.current = true;
    look();
  }, [content, isLoaded, target]);

  // If the composer grows or a phone's keyboard opens, the end stays visible.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
      latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return {
    isAtEnd,
    onScroll: useCallback(() => latest.current(), []),
    /** The end stays visible when messages are added. */
    goToEnd: () => {
      wasAtEnd.current = true;
      if (box.current && !pages.hasNewer) box.current.scrollTop = box.current.scrollHeight;
    },
    /** Scrolls to a row again. */
    goTo: (row: string) => {
      const wanted = rowOf(row);
      if (box.current && wanted) showInMiddle(box.current, wanted);
    },
  };
}

/** `scrollIntoView` would also scroll the containers around it. */
function showInMiddle(box: HTMLElement, row: HTMLElement): void {
  const { top, height } = row.getBoundingClientRect();
  box.scrollTop += top + height / 2 - box.getBoundingClientRect().top - box.clientHeight / 2;
}

function firstVisibleRow(box: HTMLElement): { row: string; top: number } | undefined {
  const edge = box.getBoundingClientRect().top;
  for (const row of box.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge) return { row: row.dataset.row ?? '', top };
  }
  return undefined;
}
