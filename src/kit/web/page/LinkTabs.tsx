import type { ReactNode } from 'react';
import classes from './LinkTabs.module.css';

/** Tabs as links, for parts of a screen with their own URL; the current one has `aria-current`. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

/** How many rows a tab of a list shows; keeps its room while the number is not known. */
export function TabCount({ children }: { children: ReactNode }) {
  return <span className={classes.count}>{children}</span>;
}
