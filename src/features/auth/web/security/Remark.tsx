import type { ReactNode } from 'react';
import classes from './Security.module.css';

type RemarkProps = { icon: ReactNode; isUrgent?: boolean; children: ReactNode };

/** Something to know before anything is done here. */
export function Remark({ icon, isUrgent, children }: RemarkProps) {
  return (
    <p className={classes.remark} data-urgent={isUrgent || undefined}>
      <span aria-hidden>{icon}</span>
      <span>{children}</span>
    </p>
  );
}
