import type { ReactNode } from 'react';
import { AddressLink } from '#kit/web/AddressLink.tsx';
import classes from './Figures.module.css';

export type Fact = { label: string; figure: ReactNode; link?: string };

/** Names and figures side by side; those that count something lead there. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, figure, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {link ? (
              <AddressLink href={link} aria-label={`${label}: ${String(figure)}`}>
                {figure}
              </AddressLink>
            ) : (
              figure
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
