import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './PlaceLink.module.css';

/** The município of a record as a link to its page, on a line of its own. */
export function PlaceLink({ ibge, children }: { ibge: string; children: ReactNode }) {
  return (
    <Link className={classes.place} to="/municipios/$ibge" params={{ ibge }}>
      {children}
    </Link>
  );
}
