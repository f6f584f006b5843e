import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import textStyles from '#kit/web/text/text.module.css';
import type { ListControl } from '../search/listState.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';

/** A column's heading; a sort button if the column is sortable. */
export function HeaderCell<Item>({ column, list }: { column: Column<Item>; list: ListControl }) {
  const { sort, order } = list.query;
  const key = column.sortKey ?? column.id;
  const isSorted = sort === key;
  const isUp = ((isSorted ? order : column.sort) === 'asc') !== Boolean(column.isNearestFirst);
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : column.sort;
  return (
    <th
      scope="col"
      className={classes.headerCell}
      data-align={column.align}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {column.sort ? (
        <button
          type="button"
          className={classes.sorter}
          data-sorted={isSorted || undefined}
          onClick={() => list.set({ sort: key, order: next })}
        >
          <span>{column.header}</span>
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        <span className={column.narrow ? textStyles.visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}
