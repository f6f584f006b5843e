import { useComputedColorScheme } from '@mantine/core';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { contrastOf } from './contrast.ts';
import classes from './Gallery.module.css';

/** What small letters need, and what large ones do (WCAG 2.2, 1.4.3 and 1.4.6). */
const levels = { AAA: 7, AA: 4.5 } as const;
const LARGE = 3;

/** Measures what is on screen, and tells the ratio and which level of WCAG it reaches. */
export function Contrast({ of }: { of: RefObject<Element | null> }) {
  const t = useTexts('gallery');
  const format = useFormat();
  const scheme = useComputedColorScheme();
  const [ratio, setRatio] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another skin has other colours
  useLayoutEffect(() => {
    if (of.current) setRatio(contrastOf(of.current));
  }, [of, scheme]);
  if (ratio === undefined) return null;
  const level = ratio >= levels.AAA ? 'AAA' : ratio >= levels.AA ? 'AA' : ratio >= LARGE ? t('colors.large') : t('colors.faint');
  return (
    // Cut, not rounded: 4.49 does not pass.
    <span className={classes.measure}>
      {format.number(Math.floor(ratio * 10) / 10)}:1 · {level}
    </span>
  );
}
