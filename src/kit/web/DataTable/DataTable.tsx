// A table for lists of the server: it does not fetch data, but shows a page of rows and reports changes of the list's state.
import { useMediaQuery } from '@mantine/hooks';
import { IconSearchOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import textStyles from '#kit/web/text/text.module.css';
import { useTexts } from '../locale/i18n.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { Failure } from '../page/Failure.tsx';
import { useRootMark } from '../page/useRootMark.ts';
import { Unreachable } from '../request/failures.ts';
import type { ListControl } from '../search/listState.ts';
import type { Place } from '../search/walk.ts';
import { Toolbar } from './bar/Toolbar.tsx';
import { CardList } from './CardList.tsx';
import type { Column } from './columns.ts';
import { Footer, TableKeys, ViewMenu } from './controls.ts';
import classes from './DataTable.module.css';
import { type ShownColumns, usePreferences } from './preferences.ts';
import type { Selection } from './selection.ts';
import { TableView } from './TableView.tsx';
import { type SelectedRows, useTableModel } from './tableModel.ts';

export type DataTableProps<Item> = {
  /** Key of the user's stored columns and density. */
  name: string;
  /** Label for screen readers. */
  label: string;
  /** Must be memoised. */
  columns: readonly Column<Item>[];
  /** Shown instead of the user's own choice of columns. */
  shown?: ShownColumns | undefined;
  rows: readonly Item[] | undefined;
  total: number | undefined;
  rowId: (item: Item) => string | number;
  list: ListControl;
  /** The query that `rows` come from, with `placeholderData: keepPreviousData`. */
  query: Pick<UseQueryResult, 'isPlaceholderData' | 'isError' | 'error' | 'refetch'>;
  /** The list's title, if it is above the table and not on the page. */
  heading?: ReactNode;
  /** Label of the search field; without it there is no search. */
  searchLabel?: string;
  /** Whether the search finds whole words. */
  findsWords?: boolean;
  /** Filters, next to the search. */
  filters?: ReactNode;
  /** Rows of two lines, so that ten fit on a common screen. */
  isFlat?: boolean;
  /** Makes rows selectable; `bulkActions` appear once some are. */
  selection?: Selection;
  bulkActions?: ReactNode;
  /** The row to go to once it is there: the one that the user comes back from. */
  reveal?: Place | undefined;
  /** Replaces the default empty state. */
  empty?: ReactNode;
};

/** Fetched with the first selected row. */
const SelectionBar = lazy(async () => ({ default: (await import('./bar/SelectionBar.tsx')).SelectionBar }));

const Reveal = lazy(async () => ({ default: (await import('./Reveal.tsx')).Reveal }));

const noRows: never[] = [];
/** Wider tables are shown as cards on a tablet. */
const tabletRoom = 704;

export function DataTable<Item>({
  name,
  label,
  columns,
  shown,
  rows,
  total,
  rowId,
  list,
  query,
  heading,
  searchLabel,
  findsWords,
  filters,
  isFlat = false,
  selection,
  bulkActions,
  reveal,
  empty,
}: DataTableProps<Item>) {
  const t = useTexts('kit');
  const isPhone = useMediaQuery('screen and (max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const isTablet = useMediaQuery('screen and (max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const preferences = usePreferences(name, columns, shown);
  const width = columns.reduce((sum, column) => sum + (preferences.visible[column.id] ? column.width : 0), 0);
  const isCards = isPhone || (isTablet && width > tabletRoom);
  useRootMark('data-page-cards', isCards);
  const search = useRef<HTMLInputElement>(null);
  const focusRow = useRef<(index: number) => void>(() => {});

  const latest = useLatestRows(rows, query.error instanceof Unreachable);
  // Rendered in pieces, so that the page stays usable meanwhile.
  const known = useDeferredValue(latest);
  const data: readonly Item[] = known ?? noRows;
  useLastPage(list, total);
  const chosen = useMemo(
    () =>
      chosenRows(
        selection,
        data.map((item) => String(rowId(item))),
      ),
    [data, rowId, selection],
  );
  const table = useTableModel({
    columns,
    items: data,
    rowId,
    visible: preferences.visible,
    chosen,
    choose: (chosenRows) => selection?.change(chosenRows),
  });

  const View = isCards ? CardList : TableView;
  return (
    <section
      className={classes.root}
      aria-label={label}
      data-results
      data-density={preferences.density}
      data-view={isCards ? 'cards' : 'table'}
      data-flat={isFlat || undefined}
    >
      <Toolbar list={list} search={search} searchLabel={searchLabel} findsWords={findsWords}>
        {heading}
        {filters}
        <ViewMenu list={list} columns={columns} preferences={preferences} isPhone={isCards} />
      </Toolbar>
      <TableKeys
        rows={data}
        focusRow={(index) => focusRow.current(index)}
        selectRow={
          selection &&
          ((index) => {
            const row = table.rows[index];
            if (row) table.toggle(row.id, !row.isSelected);
          })
        }
        focusSearch={searchLabel === undefined ? undefined : () => search.current?.focus()}
      />
      {reveal && (
        <Suspense>
          <Reveal
            place={reveal}
            list={list}
            ids={data.map(rowId)}
            focusRow={(index) => focusRow.current(index)}
            isLoaded={known !== undefined && known === rows && !query.isPlaceholderData}
          />
        </Suspense>
      )}
      {selection && selection.count(total ?? 0) > 0 && (
        <Suspense>
          <SelectionBar selection={selection} total={total ?? 0} actions={bulkActions} isShort={isPhone} />
        </Suspense>
      )}
      <p role="status" className={textStyles.visuallyHidden}>
        {total !== undefined && !query.isPlaceholderData && t('table.results', { count: total, figure: total })}
      </p>
      {query.isError && !latest ? (
        <Failure error={query.error} retry={() => query.refetch()} />
      ) : total === 0 ? (
        (empty ?? <EmptyState icon={<IconSearchOff />} title={t('table.empty')} hint={t('table.emptyHint')} />)
      ) : (
        <View
          table={table}
          label={label}
          list={list}
          total={total}
          isLoading={!known}
          isStale={query.isPlaceholderData || known !== rows}
          density={preferences.density}
          focusRow={focusRow}
          hasSelection={selection !== undefined}
          isFlat={isFlat}
        />
      )}
      {/* An empty list has no footer; while loading, it keeps its space. */}
      {total !== 0 && <Footer list={list} total={total} fallback={<div className={classes.footer} />} />}
    </section>
  );
}

/** The rows; if the request has failed without a response, the previous ones. */
function useLatestRows<Item>(rows: readonly Item[] | undefined, isUnanswered: boolean): readonly Item[] | undefined {
  const [latest, setLatest] = useState(rows);
  useEffect(() => {
    if (rows) setLatest(rows);
  }, [rows]);
  return rows ?? (isUnanswered ? latest : undefined);
}

/** Goes to the last page if the current one is beyond it, from an old link or after rows were removed. */
function useLastPage({ query: { page, perPage }, set }: ListControl, total: number | undefined): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (page > last) set({ page: last }, { replace: true });
  }, [page, last, set]);
}

/** The selected rows of the table; for "all results", those on screen. */
function chosenRows(selection: Selection | undefined, onScreen: string[]): SelectedRows {
  const ids = selection?.all ? onScreen : (selection?.ids ?? []);
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}
