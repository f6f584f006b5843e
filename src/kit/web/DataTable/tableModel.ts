// The rows and columns that a table shows, and which rows are selected.
import { useMemo, useRef } from 'react';
import type { Column } from './columns.ts';

/** The selected rows by id. */
export type SelectedRows = Readonly<Record<string, boolean>>;

export type DataRow<Item> = { id: string; item: Item; isSelected: boolean };

export type TableModel<Item> = {
  /** The visible ones. */
  columns: readonly Column<Item>[];
  rows: readonly DataRow<Item>[];
  /** Of the rows of this page. */
  selected: 'all' | 'some' | 'none';
  /** `isRange`: all rows from the one that was toggled before. */
  toggle: (id: string, isSelected: boolean, isRange?: boolean) => void;
  toggleAll: (isSelected: boolean) => void;
};

type Parts<Item> = {
  columns: readonly Column<Item>[];
  items: readonly Item[];
  rowId: (item: Item) => string | number;
  /** By id of the column. */
  visible: Readonly<Record<string, boolean>>;
  chosen: SelectedRows;
  /** Called with the new selection, which keeps rows of other pages. */
  choose: (rows: SelectedRows) => void;
};

export function useTableModel<Item>({ columns, items, rowId, visible, chosen, choose }: Parts<Item>): TableModel<Item> {
  const last = useRef<string>(undefined);
  const shown = useMemo(() => columns.filter(({ id }) => visible[id] !== false), [columns, visible]);
  const rows = useMemo(
    () =>
      items.map((item) => {
        const id = String(rowId(item));
        return { id, item, isSelected: chosen[id] === true };
      }),
    [items, rowId, chosen],
  );
  const set = (ids: readonly string[], isSelected: boolean) => {
    const kept = Object.entries(chosen).filter(([id, is]) => is && !ids.includes(id));
    choose(Object.fromEntries(isSelected ? [...kept, ...ids.map((id) => [id, true] as const)] : kept));
  };
  const count = rows.filter(({ isSelected }) => isSelected).length;
  return {
    columns: shown,
    rows,
    selected: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    toggle: (id, isSelected, isRange = false) => {
      const ids = rows.map((row) => row.id);
      const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)];
      set(isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isSelected);
      last.current = id;
    },
    toggleAll: (isSelected) =>
      set(
        rows.map(({ id }) => id),
        isSelected,
      ),
  };
}
