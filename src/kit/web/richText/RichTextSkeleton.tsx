import { Skeleton } from '@mantine/core';
import classes from './RichText.module.css';

/** Has the size of the field, including the toolbar. */
export function RichTextSkeleton({ minHeight, fill }: { minHeight: number; fill: boolean | undefined }) {
  return <Skeleton className={classes.waiting} height={fill ? '100%' : `calc(${minHeight}px + var(--rich-text-tools) + 2px)`} />;
}
