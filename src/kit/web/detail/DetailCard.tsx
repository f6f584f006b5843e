import { type ReactNode, useId } from 'react';
import classes from './Detail.module.css';

type DetailCardProps = {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** In the single column of narrow screens, it comes right after the leading card. */
  isUrgent?: boolean;
  /** The hash of links to it. */
  id?: string;
  children: ReactNode;
};

/** A card with a heading on a detail page. */
export function DetailCard({ title, aside, isUrgent, id, children }: DetailCardProps) {
  const heading = useId();
  return (
    <section id={id} className={classes.card} data-urgent={isUrgent || undefined} aria-labelledby={heading}>
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

/** The first card, without a visible heading. @param label for screen readers */
export function LeadingCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.card} data-leading aria-label={label}>
      {children}
    </section>
  );
}
