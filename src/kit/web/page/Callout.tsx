import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Callout.module.css';

type CalloutProps = {
  /** `alert` interrupts screen readers, `status` waits, `note` is read in order. */
  role?: 'alert' | 'status' | 'note';
  /** `warning`: the user should check something before going on; `danger`: it cannot go on. */
  kind?: 'plain' | 'warning' | 'danger';
  icon?: ReactNode;
  title?: string;
  /** Buttons, at the end of the line; on a phone below the text. */
  actions?: ReactNode;
  className?: string | undefined;
  /** The text, in one paragraph. */
  children?: ReactNode;
};

/** A message within a page about the following content. */
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
      {actions && <Group gap="xs">{actions}</Group>}
    </div>
  );
}
