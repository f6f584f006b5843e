import type { ReactNode } from 'react';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import classes from './Figures.module.css';

export type Fact = { label: string; figure: ReactNode; link?: string };

type FactsProps = {
  facts: readonly Fact[];
  /** Names and figures are short, so more of them fit in a line. */
  isShort?: boolean;
};

/** Names and figures side by side, linked to their lists. */
export function Facts({ facts, isShort }: FactsProps) {
  return (
    <dl className={classes.facts} data-short={isShort || undefined}>
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
