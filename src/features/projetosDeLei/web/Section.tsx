import { type ReactNode, useId } from 'react';
import classes from './ProjetoDetail.module.css';

type SectionProps = {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** On a narrow screen, where all parts stand in one column, it comes right below the bill's words. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A part of the bill under a heading of its own. */
export function Section({ title, aside, isUrgent, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.card} data-urgent={isUrgent || undefined} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
