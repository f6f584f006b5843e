import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What the reader can do about it. */
  hint?: string;
  /** The state is the whole screen: its title is the screen's h1. */
  heading?: boolean;
  children?: ReactNode;
};

/** Says in the middle of an empty space why it is empty, and what to do. */
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
