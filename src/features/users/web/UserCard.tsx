import { type ReactNode, useId } from 'react';
import classes from './UserView.module.css';

/** A part of somebody's page under a heading of its own. */
export function UserCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
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
