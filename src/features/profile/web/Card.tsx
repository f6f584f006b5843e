import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

type CardProps = { title: string /** Beside the title, such as a link or a button. */; action?: ReactNode; children: ReactNode };

/** A section of the page with its own heading. If the focused element inside is removed, the card takes the focus. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id} data-home tabIndex={-1}>
      <header className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
