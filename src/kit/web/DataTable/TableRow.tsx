import { Checkbox } from '@mantine/core';
import { FlexRender, type RowData } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import { useTexts } from '../locale/i18n.ts';
import type { DataRow } from './columns.ts';
import classes from './DataTable.module.css';

type TableRowProps<Item extends RowData> = {
  row: DataRow<Item>;
  /** Within the page. */
  index: number;
  /** Within the whole list, the header being 1. */
  rowIndex: number;
  hasSelection: boolean;
};

export function TableRow<Item extends RowData>({ row, index, rowIndex, hasSelection }: TableRowProps<Item>) {
  const isSelected = row.getIsSelected();
  return (
    <tr
      className={classes.row}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-rowindex={rowIndex}
      aria-selected={hasSelection ? isSelected : undefined}
    >
      {hasSelection && (
        <td className={classes.cell}>
          <RowCheckbox row={row} number={rowIndex - 1} />
        </td>
      )}
      {row.getVisibleCells().map((cell) => (
        <td key={cell.id} className={classes.cell} data-align={cell.column.columnDef.meta?.align}>
          <div className={classes.content}>
            <FlexRender cell={cell} />
          </div>
        </td>
      ))}
    </tr>
  );
}

/** Shift selects a range. */
export function RowCheckbox<Item extends RowData>({ row, number }: { row: DataRow<Item>; number: number }) {
  const t = useTexts('kit');
  return (
    <Checkbox
      size="xs"
      aria-label={t('table.selectRow', { row: number })}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  );
}

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
