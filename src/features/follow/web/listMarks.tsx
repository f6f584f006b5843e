// The user's marks in lists: they come after the rows.
import type { ComponentProps } from 'react';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import classes from './FollowStar.module.css';

const fetchMarks = () => import('./laterMarks.ts');
const FollowStar = optionalPart(async () => (await fetchMarks()).FollowStar);

/** Follows a row's item. */
export function RowStar(props: Omit<ComponentProps<typeof FollowStar>, 'size' | 'fallback'>) {
  return <FollowStar {...props} fallback={<div className={classes.place} />} />;
}

/** The user's tags of a row's item. */
export const RowTags = optionalPart(async () => (await fetchMarks()).ItemTags);
