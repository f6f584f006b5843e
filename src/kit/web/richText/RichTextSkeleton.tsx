import { Skeleton } from '@mantine/core';
import classes from './RichText.module.css';

/** As large as the field that is to come, tools included. */
export function RichTextSkeleton({ minHeight, fill }: { minHeight: number; fill: boolean | undefined }) {
  return <Skeleton className={classes.waiting} height={fill ? '100%' : `calc(${minHeight}px + var(--rich-text-tools) + 2px)`} />;
}
