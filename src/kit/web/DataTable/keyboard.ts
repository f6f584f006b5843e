// The keys of a list. Moving between rows moves the browser's own focus, so that screen readers follow and Enter opens the link.
import { useEffect, useRef } from 'react';
import { useShortcuts } from '../shortcuts.ts';

/** The keys and what they do, as the help shows them. */
export const shortcuts = [
  { keys: ['J', '↓'], does: 'nextRow' },
  { keys: ['K', '↑'], does: 'previousRow' },
  { keys: ['Home'], does: 'firstRow' },
  { keys: ['End'], does: 'lastRow' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['X', '␣'], does: 'select' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
] as const;

type KeyTargets = {
  rows: readonly unknown[];
  focusRow(index: number): void;
  selectRow?(index: number): void;
  focusSearch(): void;
  showHelp(): void;
};

/** Works while the table is on screen: letters from everywhere on the page, arrows, Home and End only from a row. */
export function useTableKeys(targets: KeyTargets): void {
  const lastRow = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are walked from their first one
  useEffect(() => {
    lastRow.current = -1;
  }, [targets.rows]);
  useShortcuts(({ key, target }) => {
    const row = indexOf(target);
    const isOurs = act(key, row, row ?? lastRow.current, targets, target);
    lastRow.current = indexOf(document.activeElement) ?? lastRow.current;
    return isOurs;
  });
}

/** Whether the key meant something here. `row` is where the focus is, `from` where it was last. */
function act(key: string, row: number | undefined, from: number, { rows, ...targets }: KeyTargets, target: Element): boolean {
  const go = (index: number) => {
    if (rows.length > 0) targets.focusRow(Math.max(0, Math.min(rows.length - 1, index)));
    return true;
  };
  const isInRow = row !== undefined;
  switch (key) {
    case 'j':
      return go(from + 1);
    case 'k':
      return go(from - 1);
    case 'ArrowDown':
      return isInRow && go(row + 1);
    case 'ArrowUp':
      return isInRow && go(row - 1);
    case 'Home':
      return isInRow && go(0);
    case 'End':
      return isInRow && go(rows.length - 1);
    case 'x':
      return isInRow && select(row, targets);
    case ' ':
      return isInRow && target.matches('a') && select(row, targets);
    case '/':
      targets.focusSearch();
      return true;
    case '?':
      targets.showHelp();
      return true;
    default:
      return false;
  }
}

function select(row: number, { selectRow }: Pick<KeyTargets, 'selectRow'>): boolean {
  selectRow?.(row);
  return selectRow !== undefined;
}

function indexOf(element: Element | null): number | undefined {
  const index = element?.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
