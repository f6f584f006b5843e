import type { ReactNode } from 'react';
import classes from './Detail.module.css';

type DetailColumnsProps = {
  main: ReactNode;
  side: ReactNode;
  /** On paper no card goes on on the next page, but one with a table. */
  keepsCardsWhole?: boolean;
  /** They hold no content yet: nobody need hear of them. */
  isSkeleton?: boolean;
};

/** The cards of one thing's page: a wide column and one at its side; one below the other on a narrow screen and on paper. */
export function DetailColumns({ main, side, keepsCardsWhole, isSkeleton }: DetailColumnsProps) {
  return (
    <div className={classes.columns} data-whole={keepsCardsWhole || undefined} aria-hidden={isSkeleton || undefined}>
      <div className={classes.main}>{main}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}
