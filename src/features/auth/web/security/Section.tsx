import { type ReactNode, useId } from 'react';
import classes from './Security.module.css';

type SectionProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** A section: title and description first, its controls beside. */
export function Section({ title, lead, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.about}>
        <div className={classes.heading}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {aside}
        </div>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
