import { type ReactNode, useId } from 'react';
import classes from './Detail.module.css';

type DetailCardProps = {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** On a narrow screen, where all parts stand in one column, it comes right below the leading card. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A part of what a page tells of one thing, under a heading of its own. */
export function DetailCard({ title, aside, isUrgent, children }: DetailCardProps) {
  const heading = useId();
  return (
    <section className={classes.card} data-urgent={isUrgent || undefined} aria-labelledby={heading}>
      <div className={classes.cardHeader}>
        <h2 id={heading} className={classes.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The first part, which needs no heading to be seen. @param label what it is, for those who only hear it */
export function LeadingCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.card} data-leading aria-label={label}>
      {children}
    </section>
  );
}
