// Keyboard navigation of a list. It moves the browser's focus, so that screen readers follow and Enter opens the link.
import { useLayoutEffect, useRef } from 'react';
import { type KeyBinding, useKeys } from '../device/shortcuts.ts';
import { useTexts } from '../locale/i18n.ts';

export type KeyTargets = {
  rows: readonly unknown[];
  focusRow(index: number): void;
  /** Absent if rows cannot be selected. */
  selectRow?: ((index: number) => void) | undefined;
  /** Absent without a search. */
  focusSearch?: (() => void) | undefined;
};

/** Active while the table is mounted: letters work on the whole page; arrows, Home and End only in a row. */
export function useTableKeys({ rows, focusRow, selectRow, focusSearch }: KeyTargets): void {
  const t = useTexts('kit');
  const lastRow = useLastRow(rows);
  const go = (index: number) => {
    if (rows.length > 0) focusRow(Math.max(0, Math.min(rows.length - 1, index)));
  };
  const line = (does: 'nextRow' | 'previousRow' | 'firstRow' | 'lastRow' | 'open' | 'select' | 'search', keys: string[]) => ({
    keys,
    does: t(`keys.${does}`),
    group: t('keys.list'),
  });
  const step = (by: 1 | -1): KeyBinding['act'] => {
    return ({ key, target }) => {
      const row = rowOf(target);
      if (row === undefined && key.startsWith('Arrow')) return false;
      go((row ?? lastRow.current) + by);
      return true;
    };
  };
  const fromRow = (then: (row: number) => void): KeyBinding['act'] => {
    return ({ key, target }) => {
      const row = rowOf(target);
      // On a checkbox, the space bar toggles it.
      if (row === undefined || (key === ' ' && !target.matches('a'))) return false;
      then(row);
      return true;
    };
  };
  useKeys([
    { ...line('nextRow', ['j', 'ArrowDown']), act: step(1) },
    { ...line('previousRow', ['k', 'ArrowUp']), act: step(-1) },
    { ...line('firstRow', ['Home']), act: fromRow(() => go(0)) },
    { ...line('lastRow', ['End']), act: fromRow(() => go(rows.length - 1)) },
    line('open', ['Enter']),
    ...(selectRow ? [{ ...line('select', ['x', ' ']), act: fromRow(selectRow) }] : []),
    ...(focusSearch ? [{ ...line('search', ['/']), act: focusSearch }] : []),
  ]);
}

/** The last focused row, −1 initially and after the rows have changed. */
function useLastRow(rows: readonly unknown[]) {
  const lastRow = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows
  useLayoutEffect(() => {
    lastRow.current = -1;
  }, [rows]);
  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      lastRow.current = rowOf(target as Element) ?? lastRow.current;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return lastRow;
}

function rowOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
