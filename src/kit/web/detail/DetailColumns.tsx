import type { ReactNode } from 'react';
import classes from './Detail.module.css';

type DetailColumnsProps = {
  main: ReactNode;
  side: ReactNode;
  /** Cards are not broken across printed pages, except those with a table. */
  keepsCardsWhole?: boolean;
  /** A skeleton, hidden from screen readers. */
  isSkeleton?: boolean;
};

/** The layout of a detail page: a main and a side column; a single column on narrow screens and paper. */
export function DetailColumns({ main, side, keepsCardsWhole, isSkeleton }: DetailColumnsProps) {
  return (
    <div className={classes.columns} data-whole={keepsCardsWhole || undefined} aria-hidden={isSkeleton || undefined}>
      <div className={classes.main}>{main}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}
