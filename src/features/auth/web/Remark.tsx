import type { ReactNode } from 'react';
import classes from './entrance.module.css';

/** A few words above a form: what went wrong, which is read out at once, or what went well. */
export function Remark({ kind, children }: { kind: 'danger' | 'success' | 'info'; children: ReactNode }) {
  return (
    <p className={classes.remark} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
