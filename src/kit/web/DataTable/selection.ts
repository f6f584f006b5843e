import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

export type Selection = {
  /** The rows chosen one by one; empty when `all` is. */
  ids: string[];
  /** Every result is chosen, also those on other pages. */
  all: boolean;
  /** How many are chosen, of so many results. */
  count(total: number): number;
  /** Every result was chosen until a row was taken out; what is left are rows of the page on screen. */
  wasAll: boolean;
  selectAll(): void;
  clear(): void;
  /** For the table: the choice among the rows on screen changed. */
  change(rows: RowSelectionState): void;
};

type State = { scope: string; rows: RowSelectionState; all: boolean; wasAll: boolean };

/**
 * Which rows of a list are chosen. A choice belongs to the results it was made in: when `scope`, the filters, changes, it is gone;
 * another page or order keeps it.
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
