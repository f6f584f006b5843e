import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the keyboard's walk reach any row, also one that is not rendered yet: it is scrolled into view first and takes the focus
 * as soon as it is there. The focus goes to the row's link, else to its checkbox.
 */
export function useRowFocus(
  root: RefObject<HTMLElement | null>,
  focusRow: RefObject<(index: number) => void>,
  reveal: (index: number) => void,
): void {
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
  useEffect(() => {
    focusRow.current = (index) => {
      wanted.current = index;
      reveal(index);
      settle();
    };
    // After each render, for the wanted row may just have been rendered.
    settle();
  });
}
