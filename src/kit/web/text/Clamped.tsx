import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './Clamped.module.css';

type ClampedProps = {
  /** The text is longer than the clamped lines. */
  isLong: boolean;
  /** Labels of the button to expand and to collapse. */
  words: { whole: string; less: string };
  /** The text, clamped or whole. */
  children: (isWhole: boolean) => ReactNode;
};

/** A text clamped to its first lines, with a button to expand it. */
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
