import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TObject } from '#kit/schema.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import type { ListControl, ListState } from '../search/listState.ts';
import type { Search } from '../search/search.ts';
import type { FilterChip } from './bar/FilterChips.tsx';
import type { FilterDrawer } from './bar/filterDrawer.tsx';
import { FilterButton, FilterChips, ShowAll } from './controls.ts';
import classes from './DataTable.module.css';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type FilteredTableProps<Item, Query extends TObject> = Omit<DataTableProps<Item>, 'list' | 'filters' | 'rowId'> & {
  list: ListState<Query>;
  /** The active filters, with the values that clear them; undefined while their words are not known. */
  chips: readonly FilterChip<Search<Query>>[] | undefined;
  noFilters: Search<Query>;
  /** The filter form and the title of its drawer. */
  drawer: FilterDrawer<ListState<Query>>;
  drawerTitle: string;
  /** Further filters, before the button. */
  filters?: ReactNode;
  /** The parameter that the tabs above the table set. */
  tab?: keyof Search<Query>;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Shown when nothing matches search, filters and tab. */
  noMatch: string;
  showAll: string;
};

/** A table with filters, each of which can be removed above it. */
export function FilteredTable<Item extends { id: number }, Query extends TObject>({
  list,
  chips,
  noFilters,
  drawer,
  drawerTitle,
  filters,
  tab,
  empty,
  noMatch,
  showAll,
  ...table
}: FilteredTableProps<Item, Query>) {
  const { q } = list.search as { q?: string };
  const isUnfiltered = chips?.length === 0 && !q && !(tab && list.search[tab]);
  const cleared = { ...noFilters, q: undefined, ...(tab && { [tab]: undefined }) };
  return (
    <>
      {chips?.length !== 0 && (
        <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} fallback={<div className={classes.chips} />} />
      )}
      <DataTable
        {...table}
        rowId={idOf}
        // Every list of a table has page, order and search.
        list={list as unknown as ListControl}
        filters={
          <>
            {filters}
            <FilterButton list={list} active={chips?.length ?? 0} title={drawerTitle} drawer={drawer} />
          </>
        }
        empty={
          isUnfiltered ? (
            empty
          ) : (
            <EmptyState icon={<IconSearchOff />} title={noMatch}>
              <ShowAll onClick={() => list.set(cleared)} fallback={<div style={{ height: 36 }} />}>
                {showAll}
              </ShowAll>
            </EmptyState>
          )
        }
      />
    </>
  );
}

const idOf = ({ id }: { id: number }) => id;
