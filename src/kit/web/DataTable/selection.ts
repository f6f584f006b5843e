import { useState } from 'react';
import type { SelectedRows } from './tableModel.ts';

export type Selection = {
  /** Individually selected rows; empty if `all` is set. */
  ids: string[];
  /** All results are selected, including other pages. */
  all: boolean;
  /** The number of selected rows out of `total`. */
  count(total: number): number;
  /** All results were selected until a row was deselected; now only rows of the current page are. */
  wasAll: boolean;
  selectAll(): void;
  clear(): void;
  /** Called by the table on changes of the selection. */
  change(rows: SelectedRows): void;
};

type State = { scope: string; rows: SelectedRows; all: boolean; wasAll: boolean };

/**
 * The selected rows of a list. The selection is cleared when the filters (`scope`) change, and kept for other pages and orders.
 */
export function useSelection(filters: Record<string, unknown>): Selection {
  const { page, perPage, sort, order, ...filterValues } = filters;
  const scope = JSON.stringify(filterValues);
  const nothing: State = { scope, rows: {}, all: false, wasAll: false };
  const [kept, keep] = useState(nothing);
  const { rows, all, wasAll } = kept.scope === scope ? kept : nothing;
  const ids = all ? [] : Object.keys(rows).filter((id) => rows[id]);
  return {
    ids,
    all,
    count: (total) => (all ? total : ids.length),
    wasAll,
    selectAll: () => keep({ ...nothing, all: true }),
    clear: () => keep(nothing),
    change: (changed) => keep({ scope, rows: changed, all: false, wasAll: all }),
  };
}
