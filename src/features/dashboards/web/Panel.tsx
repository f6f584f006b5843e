// The frame of what is a list and no chart, as a chart's card is framed.
import { type ReactNode, useId } from 'react';
import { AddressLink } from '#kit/web/AddressLink.tsx';
import classes from './Panel.module.css';

type PanelProps = {
  title: string;
  hint?: ReactNode;
  more?: { href: string; words: string };
  className?: string | undefined;
  children: ReactNode;
};

/** `more` leads to the whole of it. */
export function Panel({ title, hint, more, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`${classes.panel} ${className ?? ''}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
        {more && (
          <AddressLink className={classes.more} href={more.href}>
            {more.words}
          </AddressLink>
        )}
      </header>
      {children}
    </section>
  );
}
