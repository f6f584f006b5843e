// The table view: semantic rows and cells with a sticky header, virtualised.
import { Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../locale/i18n.ts';
import type { ListControl } from '../search/listState.ts';
import type { DataColumn, DataTableInstance } from './columns.ts';
import classes from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import type { Density } from './preferences.ts';
import { useRowFocus } from './rowFocus.ts';
import { useRowMenu } from './rowMenu/useRowMenu.tsx';
import { openOnClick, TableRow } from './TableRow.tsx';

export type ViewProps<Item extends RowData> = {
  table: DataTableInstance<Item>;
  label: string;
  list: ListControl;
  total: number | undefined;
  /** Nothing is there yet: a skeleton of the final size is shown. */
  isLoading: boolean;
  /** The previous page is still shown. */
  isStale: boolean;
  density: Density;
  focusRow: RefObject<(index: number) => void>;
  hasSelection: boolean;
  /** Rows of two lines. */
  isFlat: boolean;
};

/** As in the style sheet: fixed heights prevent layout shifts while loading. */
const rowHeights: Record<Density, number> = { compact: 40, comfortable: 64 };
const flatRow = 48;
const selectionWidth = 40;
/** Up to this length, rendering all rows is cheaper than virtualisation. */
const longPage = 30;

export function TableView<Item extends RowData>({
  table,
  label,
  list,
  total,
  isLoading,
  isStale,
  density,
  focusRow,
  hasSelection,
  isFlat,
}: ViewProps<Item>) {
  const t = useTexts('kit');
  const scroller = useRef<HTMLDivElement>(null);
  const rowMenu = useRowMenu();
  const { page, perPage } = list.query;
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const isOnPaper = useMediaQuery('print', undefined, { getInitialValueInEffect: false });
  const isLong = rows.length > longPage && !isOnPaper;
  const virtualizer = useVirtualizer({
    enabled: isLong,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isFlat && density === 'comfortable' ? flatRow : rowHeights[density]),
    overscan: 8,
  });
  useRowFocus(scroller, focusRow, (index) => isLong && virtualizer.scrollToIndex(index));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or order is read from its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [page, perPage, list.query.sort, list.query.order]);

  const shown = isLong ? virtualizer.getVirtualItems().map(({ index }) => index) : rows.map((_, index) => index);
  const above = isLong ? (virtualizer.getVirtualItems()[0]?.start ?? 0) : 0;
  const below = isLong ? virtualizer.getTotalSize() - (virtualizer.getVirtualItems().at(-1)?.end ?? 0) : 0;
  const minWidth = sumOf(columns, 'width') + (hasSelection ? selectionWidth : 0);
  const shares = sumOf(columns, 'grow');
  const span = columns.length + (hasSelection ? 1 : 0);

  return (
    <div ref={scroller} className={classes.scroller}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a row is a shortcut to its link, which the keyboard reaches */}
      <table
        className={classes.table}
        style={width(`${minWidth}px`)}
        aria-label={label}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-busy={isLoading || isStale}
        onClick={openOnClick}
        onContextMenu={rowMenu.open}
      >
        <colgroup>
          {hasSelection && <col style={width(`${selectionWidth}px`)} />}
          {columns.map((column) => (
            <col key={column.id} style={width(widthOf(column, minWidth, shares))} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {hasSelection && (
              <th scope="col" className={classes.headerCell}>
                <Checkbox
                  size="xs"
                  aria-label={t('table.selectPage')}
                  checked={rows.length > 0 && table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected()}
                  onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} id={column.id} meta={column.columnDef.meta} list={list} />
            ))}
          </tr>
        </thead>
        <tbody className={classes.rows} data-stale={isStale || undefined}>
          {above > 0 && <Gap height={above} span={span} />}
          {isLoading ? (
            <SkeletonRows rows={Math.min(perPage, longPage)} columns={columns} hasSelection={hasSelection} />
          ) : (
            shown.map(
              (index) =>
                rows[index] && (
                  <TableRow
                    key={rows[index].id}
                    row={rows[index]}
                    index={index}
                    rowIndex={(page - 1) * perPage + index + 2}
                    hasSelection={hasSelection}
                  />
                ),
            )
          )}
          {below > 0 && <Gap height={below} span={span} />}
        </tbody>
      </table>
      {rowMenu.menu}
    </div>
  );
}

/** A custom property, so that the print style can override it. */
function width(length: string): CSSProperties {
  return { '--width': length } as CSSProperties;
}

function sumOf<Item extends RowData>(columns: readonly DataColumn<Item>[], what: 'width' | 'grow'): number {
  return columns.reduce((sum, column) => sum + (column.columnDef.meta?.[what] ?? 0), 0);
}

/** A column's width plus its share of the remaining space. */
function widthOf<Item extends RowData>(column: DataColumn<Item>, minWidth: number, shares: number): string {
  const { width = 0, grow } = column.columnDef.meta ?? {};
  return grow ? `calc(${width}px + max(0px, 100cqi - ${minWidth}px) * ${grow / shares})` : `${width}px`;
}

/** A spacer for rows that are not rendered. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} />
    </tr>
  );
}

/** Placeholder rows of the final height. */
function SkeletonRows<Item extends RowData>({
  rows,
  columns,
  hasSelection,
}: {
  rows: number;
  columns: DataColumn<Item>[];
  hasSelection: boolean;
}) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
    <tr key={row} className={classes.row} aria-hidden>
      {hasSelection && <td className={classes.cell} />}
      {columns.map((column, place) => (
        <td key={column.id} className={classes.cell} data-align={column.columnDef.meta?.align}>
          <div className={classes.skeleton} style={{ width: `${50 + ((row * 7 + place * 13) % 5) * 10}%` }} />
        </td>
      ))}
    </tr>
  ));
}
