import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What the user can do about it. */
  hint?: string;
  /** The state fills the screen: its title is the h1. */
  heading?: boolean;
  children?: ReactNode;
};

/** A centred message why there is no content, and what to do. */
export function EmptyState({ icon, title, hint, heading, children }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <Title className={classes.title}>{title}</Title>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
