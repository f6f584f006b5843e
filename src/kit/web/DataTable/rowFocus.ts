import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses any row, even one that is not rendered yet: it is scrolled into view first and gets the focus once rendered.
 * The target is the row's link, or else its checkbox.
 * @returns to be called when further rows are rendered
 */
export function useRowFocus(
  root: RefObject<HTMLElement | null>,
  focusRow: RefObject<(index: number) => void>,
  reveal: (index: number) => void,
): () => void {
  const wanted = useRef<number | undefined>(undefined);
  const settle = () => {
    if (wanted.current === undefined) return;
    const row = root.current?.querySelector(`[data-index="${wanted.current}"]`);
    const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input');
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  useLayoutEffect(() => {
    focusRow.current = (index) => {
      wanted.current = index;
      reveal(index);
      settle();
    };
    // After each render, because the row may just have been rendered.
    settle();
  });
  return settle;
}
