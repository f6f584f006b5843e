import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './WarningMark.module.css';

/** A warning icon next to a value; `why` is its hint, and its label for screen readers. */
export function WarningMark({ why }: { why: string }) {
  return (
    <span className={classes.mark} role="img" aria-label={why} data-hint={why}>
      <IconAlertTriangle size={16} aria-hidden />
    </span>
  );
}
