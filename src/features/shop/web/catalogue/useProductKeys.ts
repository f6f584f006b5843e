import { type RefObject, useMemo, useRef } from 'react';
import { useTableKeys } from '#kit/web/DataTable/keyboard.ts';
import { useRowFocus } from '#kit/web/DataTable/rowFocus.ts';

/** Shortcuts of lists for products: J and K move, Enter opens, the slash searches. @param root element that contains the cards */
export function useProductKeys(root: RefObject<HTMLElement | null>, products: readonly { id: number }[], focusSearch?: () => void): void {
  const focusRow = useRef<(index: number) => void>(() => {});
  useRowFocus(root, focusRow, () => {});
  // A changed product keeps its place.
  const ids = products.map(({ id }) => id).join();
  const rows = useMemo(() => ids.split(',').filter(Boolean), [ids]);
  useTableKeys({ rows, focusRow: (index) => focusRow.current(index), focusSearch });
}
