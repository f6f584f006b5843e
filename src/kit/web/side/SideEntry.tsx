import { VisuallyHidden } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '../locale/format.ts';
import textStyles from '../text/text.module.css';
import classes from './Side.module.css';

/** The props of an entry's link. */
type EntryProps = { className: string | undefined; children: ReactNode };

type SideEntryProps = {
  icon: ReactNode;
  label: string;
  /** A count at its end; hidden for zero. */
  count?: number | undefined;
  /** The count in words for screen readers: «3 abertas». */
  counted: string;
  /** Renders the link; the router sets `aria-current` on the current one. */
  renderRoot: (props: EntryProps) => ReactElement;
};

/** An entry of the side navigation: a folder, a label, a view. */
export function SideEntry({ icon, label, count = 0, counted, renderRoot }: SideEntryProps) {
  const format = useFormat();
  const content = (
    <>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={`${textStyles.oneLine} ${classes.label}`}>{label}</span>
      {count > 0 && (
        <>
          <span className={`${textStyles.minor} ${classes.count}`} aria-hidden>
            {format.short(count)}
          </span>
          <VisuallyHidden>, {counted}</VisuallyHidden>
        </>
      )}
    </>
  );
  return <li>{renderRoot({ className: classes.entry, children: content })}</li>;
}

/** A group of entries, with an optional heading. */
export function SideGroup({ label, isHeaded, children }: { label: string; isHeaded?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={label} className={classes.group}>
      {isHeaded && <h2 className={`${textStyles.minor} ${classes.heading}`}>{label}</h2>}
      <ul>{children}</ul>
    </nav>
  );
}

/** A label or tag with its bullet. */
export function Bulleted({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className={classes.bulleted}>
      <Bullet color={color} />
      {children}
    </span>
  );
}

/** The bullet of a label or tag. @param color of the palette, such as `warning` */
export function Bullet({ color }: { color: string }) {
  return <span className={classes.bullet} style={{ background: `var(--mantine-color-${color}-5)` }} aria-hidden />;
}
