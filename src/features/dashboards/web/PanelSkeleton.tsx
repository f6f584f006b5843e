import { Skeleton } from '@mantine/core';
import classes from './Panel.module.css';

/** Placeholder rows of the same size. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <ul aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index} className={classes.row}>
          <span className={classes.words}>
            <Skeleton h={12} w="72%" mb={8} />
            <Skeleton h={10} w="48%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
