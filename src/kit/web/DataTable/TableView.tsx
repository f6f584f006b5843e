// The table view: semantic rows and cells with a sticky header; long pages are virtualised.
import { type CSSProperties, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { fetchModule } from '../request/fetchModule.ts';
import type { ListControl } from '../search/listState.ts';
import type { Column } from './columns.ts';
import { RowMenus, Tick } from './controls.ts';
import classes from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import type { Density } from './preferences.ts';
import { useRowFocus } from './rowFocus.ts';
import { openOnClick, TableRow } from './TableRow.tsx';
import type { TableModel } from './tableModel.ts';

export type ViewProps<Item> = {
  table: TableModel<Item>;
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
const LongRows = lazy(async () => ({ default: (await fetchModule(() => import('./LongRows.tsx'))).LongRows }));

export function TableView<Item>({
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
  const { page, perPage } = list.query;
  const { rows, columns } = table;
  const isLong = rows.length > longPage;
  const reveal = useRef<(index: number) => void>(() => {});
  const settleFocus = useRowFocus(scroller, focusRow, (index) => isLong && reveal.current(index));
  const isDrawn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or order is read from its top
  useEffect(() => {
    // Not at first: browsers would compute the whole page for it.
    if (isDrawn.current) scroller.current?.scrollTo({ top: 0 });
    isDrawn.current = true;
  }, [page, perPage, list.query.sort, list.query.order]);

  const minWidth = sumOf(columns, 'width') + (hasSelection ? selectionWidth : 0);
  const shares = sumOf(columns, 'grow');
  const row = (index: number) =>
    rows[index] && (
      <TableRow
        key={rows[index].id}
        table={table}
        row={rows[index]}
        index={index}
        rowIndex={(page - 1) * perPage + index + 2}
        hasSelection={hasSelection}
      />
    );

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
                <Tick
                  label={t('table.selectPage')}
                  isOn={table.selected === 'all'}
                  isPart={table.selected === 'some'}
                  toggle={table.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody className={classes.rows} data-stale={isStale || undefined}>
          {isLoading ? (
            <SkeletonRows rows={Math.min(perPage, longPage)} columns={columns} hasSelection={hasSelection} />
          ) : isLong ? (
            <Suspense fallback={<SkeletonRows rows={longPage} columns={columns} hasSelection={hasSelection} />}>
              <LongRows
                count={rows.length}
                scroller={scroller}
                rowHeight={isFlat && density === 'comfortable' ? flatRow : rowHeights[density]}
                span={columns.length + (hasSelection ? 1 : 0)}
                reveal={reveal}
                onRender={settleFocus}
                row={row}
              />
            </Suspense>
          ) : (
            rows.map((_, index) => row(index))
          )}
        </tbody>
      </table>
      <RowMenus around={scroller} />
    </div>
  );
}

/** A custom property, so that the print style can override it. */
function width(length: string): CSSProperties {
  return { '--width': length } as CSSProperties;
}

function sumOf<Item>(columns: readonly Column<Item>[], what: 'width' | 'grow'): number {
  return columns.reduce((sum, column) => sum + (column[what] ?? 0), 0);
}

/** A column's width plus its share of the remaining space. */
function widthOf<Item>(column: Column<Item>, minWidth: number, shares: number): string {
  const { width, grow } = column;
  return grow ? `calc(${width}px + max(0px, 100cqi - ${minWidth}px) * ${grow / shares})` : `${width}px`;
}

/** Placeholder rows of the final height. */
function SkeletonRows<Item>({ rows, columns, hasSelection }: { rows: number; columns: readonly Column<Item>[]; hasSelection: boolean }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
    <tr key={row} className={classes.row} aria-hidden>
      {hasSelection && <td className={classes.cell} />}
      {columns.map((column, place) => (
        <td key={column.id} className={classes.cell} data-align={column.align}>
          <div className={classes.skeleton} style={{ width: `${50 + ((row * 7 + place * 13) % 5) * 10}%` }} />
        </td>
      ))}
    </tr>
  ));
}
