import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './DataTable.module.css';

type SortButtonProps = { header: string; isSorted: boolean; isUp: boolean; sort: () => void };

/** A column's heading that sorts by it. */
export function SortButton({ header, isSorted, isUp, sort }: SortButtonProps) {
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  return (
    <button type="button" className={classes.sorter} data-sorted={isSorted || undefined} onClick={sort}>
      <span>{header}</span>
      <Arrow size={14} aria-hidden />
    </button>
  );
}
