import { type ReactNode, useId } from 'react';
import classes from './LicitacaoDetail.module.css';

type CardProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** On a narrow screen, where all parts stand in one column, it comes right below the object. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A part of the notice under a heading of its own. */
export function Card({ title, aside, isUrgent, children }: CardProps) {
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
