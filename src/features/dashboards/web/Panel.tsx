// Frame of a panel with a list, like a chart's card.
import { type ReactNode, useId } from 'react';
import card from '#kit/web/page/Card.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import classes from './Panel.module.css';

type PanelProps = {
  title: string;
  hint?: ReactNode;
  more?: { href: string; words: string };
  className?: string | undefined;
  children: ReactNode;
};

/** `more`: link to the whole list. */
export function Panel({ title, hint, more, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={`${card.card} ${className ?? ''}`} aria-labelledby={id}>
      <header className={card.head}>
        <h2 id={id} className={card.title}>
          {title}
        </h2>
        {hint && <p className={card.hint}>{hint}</p>}
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
