import type { ReactNode } from 'react';
import classes from './LinkTabs.module.css';

/** Parts of a screen that its address names, as links; the one that is open says `aria-current`. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
