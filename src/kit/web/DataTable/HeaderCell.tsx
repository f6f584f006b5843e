import textStyles from '#kit/web/text/text.module.css';
import type { ListControl } from '../search/listState.ts';
import type { Column } from './columns.ts';
import { SortButton } from './controls.ts';
import classes from './DataTable.module.css';

/** A column's heading; a sort button if the column is sortable. */
export function HeaderCell<Item>({ column, list }: { column: Column<Item>; list: ListControl }) {
  const { sort, order } = list.query;
  const key = column.sortKey ?? column.id;
  const isSorted = sort === key;
  const isUp = ((isSorted ? order : column.sort) === 'asc') !== Boolean(column.isNearestFirst);
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : column.sort;
  return (
    <th
      scope="col"
      className={classes.headerCell}
      data-align={column.align}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {column.sort ? (
        <SortButton
          header={column.header}
          isSorted={isSorted}
          isUp={isUp}
          sort={() => list.set({ sort: key, order: next })}
          fallback={
            <span className={classes.sorter} data-sorted={isSorted || undefined}>
              {column.header}
            </span>
          }
        />
      ) : (
        <span className={column.narrow ? textStyles.visuallyHidden : undefined}>{column.header}</span>
      )}
    </th>
  );
}
