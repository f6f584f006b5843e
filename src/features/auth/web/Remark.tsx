import type { ReactNode } from 'react';
import classes from './Remark.module.css';

type RemarkProps = { kind: 'danger' | 'warning' | 'success' | 'info'; icon?: ReactNode; children: ReactNode };

/** A short message beside a form: an error, which is announced, a success or a hint. */
export function Remark({ kind, icon, children }: RemarkProps) {
  return (
    <p className={classes.remark} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      {icon && <span aria-hidden>{icon}</span>}
      <span>{children}</span>
    </p>
  );
}
