import type { ReactNode } from 'react';
import classes from './Remark.module.css';

type RemarkProps = { kind: 'danger' | 'warning' | 'success' | 'info'; icon?: ReactNode; children: ReactNode };

/** A few words beside a form: what went wrong, which is read out at once, what went well, or what to know before. */
export function Remark({ kind, icon, children }: RemarkProps) {
  return (
    <p className={classes.remark} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      {icon && <span aria-hidden>{icon}</span>}
      <span>{children}</span>
    </p>
  );
}
