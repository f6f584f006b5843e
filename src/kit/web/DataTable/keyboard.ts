// The keys of a list. Moving between rows moves the browser's own focus, so that screen readers follow and Enter opens the link.
import { useEffect, useRef } from 'react';

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

export type KeyTargets = {
  rowCount: number;
  focusRow(index: number): void;
  selectRow?(index: number): void;
  focusSearch(): void;
  showHelp(): void;
};

/** Listens while the table is on screen. Letters work everywhere but in fields and windows; arrows, Home and End only from a row. */
export function useTableKeys(targets: KeyTargets): void {
  const latest = useRef(targets);
  const lastRow = useRef(-1);
  useEffect(() => {
    latest.current = targets;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target as Element)) return;
      const row = indexOf(event.target as Element);
      if (act(event.key, row, row ?? lastRow.current, latest.current, event.target as Element)) event.preventDefault();
      lastRow.current = indexOf(document.activeElement) ?? lastRow.current;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether the key meant something here. `row` is where the focus is, `from` where it was last. */
function act(key: string, row: number | undefined, from: number, { rowCount, ...targets }: KeyTargets, target: Element): boolean {
  const go = (index: number) => {
    if (rowCount > 0) targets.focusRow(Math.max(0, Math.min(rowCount - 1, index)));
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
      return isInRow && go(rowCount - 1);
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

/** Typing is typing, and a window that is open has the keyboard to itself. */
function isBusyElsewhere(target: Element): boolean {
  return (
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]') ||
    document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null
  );
}

function indexOf(element: Element | null): number | undefined {
  const index = element?.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
