import type { ReactNode } from 'react';
import classes from './Callout.module.css';

type CalloutProps = {
  /** `alert` interrupts who listens, `status` waits, `note` is read in its place. */
  role?: 'alert' | 'status' | 'note';
  /** `warning`: something has to be looked at before one goes on. */
  kind?: 'plain' | 'warning';
  icon?: ReactNode;
  title?: string;
  /** Buttons, at the end of the line; on a phone below the words. */
  actions?: ReactNode;
  className?: string | undefined;
  /** The words, in one paragraph. */
  children?: ReactNode;
};

/** What has to be said within a page about the content that follows. */
export function Callout({ role = 'note', kind = 'plain', icon, title, actions, className, children }: CalloutProps) {
  return (
    <div className={[classes.callout, className].filter(Boolean).join(' ')} role={role} data-kind={kind}>
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <div className={classes.words}>
        {title && <strong>{title}</strong>}
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
