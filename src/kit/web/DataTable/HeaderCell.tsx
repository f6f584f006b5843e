import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import textStyles from '#kit/web/text/text.module.css';
import type { ListControl } from '../search/listState.ts';
import type { Meta } from './columns.ts';
import classes from './DataTable.module.css';

/** A column's heading; a sort button if the column is sortable. */
export function HeaderCell({ id, meta, list }: { id: string; meta: Meta | undefined; list: ListControl }) {
  const { sort, order } = list.query;
  const key = meta?.sortKey ?? id;
  const isSorted = sort === key;
  const isUp = ((isSorted ? order : meta?.sort) === 'asc') !== Boolean(meta?.isNearestFirst);
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : meta?.sort;
  return (
    <th
      scope="col"
      className={classes.headerCell}
      data-align={meta?.align}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {meta?.sort ? (
        <button
          type="button"
          className={classes.sorter}
          data-sorted={isSorted || undefined}
          onClick={() => list.set({ sort: key, order: next })}
        >
          <span>{meta.header}</span>
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        <span className={meta?.narrow ? textStyles.visuallyHidden : undefined}>{meta?.header}</span>
      )}
    </th>
  );
}
