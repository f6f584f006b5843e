import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** What the reader can do about it. */
  hint?: string;
  children?: ReactNode;
};

/** Says in the middle of an empty space why it is empty, and what to do. */
export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
