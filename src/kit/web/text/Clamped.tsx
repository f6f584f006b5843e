import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './Clamped.module.css';

type ClampedProps = {
  /** There is more than the first lines hold. */
  isLong: boolean;
  /** What the button says that shows the rest, and that takes it back. */
  words: { whole: string; less: string };
  /** What stands there, in short or as a whole. */
  children: (isWhole: boolean) => ReactNode;
};

/** A text of which the first lines are shown, and the rest on demand. */
export function Clamped({ isLong, words, children }: ClampedProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <span className={classes.text} data-clamped={(isLong && !isWhole) || undefined}>
        {children(isWhole)}
      </span>
      {isLong && (
        <Button className={classes.button} variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.less : words.whole}
        </Button>
      )}
    </>
  );
}
