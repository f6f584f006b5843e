import { type MouseEvent, memo, type ReactNode } from 'react';
import type { Column } from './columns.ts';
import { RowTick } from './controls.ts';
import classes from './DataTable.module.css';
import type { DataRow, TableModel } from './tableModel.ts';

type TableRowProps<Item> = {
  table: TableModel<Item>;
  row: DataRow<Item>;
  /** Within the page. */
  index: number;
  /** Within the whole list, the header being 1. */
  rowIndex: number;
  hasSelection: boolean;
};

export function TableRow<Item>({ table, row, index, rowIndex, hasSelection }: TableRowProps<Item>) {
  return (
    <tr
      className={classes.row}
      data-index={index}
      data-selected={row.isSelected || undefined}
      aria-rowindex={rowIndex}
      aria-selected={hasSelection ? row.isSelected : undefined}
    >
      {hasSelection && (
        <td className={classes.cell}>
          <RowTick id={row.id} isSelected={row.isSelected} number={rowIndex - 1} toggle={table.toggle} />
        </td>
      )}
      {table.columns.map((column) => (
        <td key={column.id} className={classes.cell} data-align={column.align}>
          <div className={classes.content}>
            <Cell column={column} item={row.item} />
          </div>
        </td>
      ))}
    </tr>
  );
}

type CellProps<Item> = { column: Column<Item>; item: Item };

/** What a cell shows; rendered again only for another item, or by other columns. */
export const Cell = memo(({ column, item }: CellProps<unknown>) => column.cell(item)) as <Item>(props: CellProps<Item>) => ReactNode;

/** A click on a row opens its link, unless it was on a control or ends a text selection. */
export function openOnClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a, button, input, label') || getSelection()?.type === 'Range') return;
  const link = target.closest('[data-index]')?.querySelector<HTMLElement>('a[href]');
  link?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      shiftKey: event.shiftKey,
    }),
  );
}
