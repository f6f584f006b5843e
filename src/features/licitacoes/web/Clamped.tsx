import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './Clamped.module.css';

type ClampedProps = {
  /** There is more than the first lines hold. */
  isLong: boolean;
  /** What stands there, in short or as a whole. */
  children: (isWhole: boolean) => ReactNode;
};

/** A text of which the first lines are shown, and the rest on demand. */
export function Clamped({ isLong, children }: ClampedProps) {
  const t = useTexts('licitacoes');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <span className={classes.text} data-clamped={(isLong && !isWhole) || undefined}>
        {children(isWhole)}
      </span>
      {isLong && (
        <Button className={classes.button} variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('detail.less') : t('detail.whole')}
        </Button>
      )}
    </>
  );
}
