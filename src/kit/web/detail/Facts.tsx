import type { ReactNode } from 'react';
import classes from './Facts.module.css';

type FactsProps = {
  /** `table`: names in a column before the values; `stack`: above them; `grid`: above them, in several columns; `ends`: at both ends of a line. */
  layout: 'table' | 'stack' | 'grid' | 'ends';
  className?: string | undefined;
  /** Elements `Fact`. */
  children: ReactNode;
};

/** Names with their values. */
export function Facts({ layout, className, children }: FactsProps) {
  return (
    <dl className={className ? `${classes.facts} ${className}` : classes.facts} data-layout={layout}>
      {children}
    </dl>
  );
}

type FactProps = {
  name: string;
  /** Takes a whole line of a grid. */
  isWide?: boolean;
  children: ReactNode;
};

/** One of `Facts`. */
export function Fact({ name, isWide, children }: FactProps) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
