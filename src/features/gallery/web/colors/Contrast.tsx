import { Text, useComputedColorScheme } from '@mantine/core';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useWords } from '../page.ts';
import { contrastOf } from './contrast.ts';

/** The minimum ratio of small text; of large text and graphics below (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const levels = { AAA: 7, AA: 4.5 } as const;
const LARGE = 3;

const words = {
  large: { pt: 'só em letras grandes', en: 'large text only', fr: 'grands caractères seulement', de: 'nur für große Schrift' },
  faint: { pt: 'não para textos', en: 'not for text', fr: 'pas pour du texte', de: 'nicht für Text' },
  unseen: { pt: 'clara demais para gráficos', en: 'too faint for charts', fr: 'trop pâle pour un graphique', de: 'zu blass für Diagramme' },
};

/** Measures the contrast on screen and shows its WCAG level; for graphics (`isDrawn`), whether it is enough (1.4.11). */
export function Contrast({ of, isDrawn }: { of: RefObject<Element | null>; isDrawn?: boolean }) {
  const t = useWords(words);
  const format = useFormat();
  const scheme = useComputedColorScheme();
  const [ratio, setRatio] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another skin has other colours
  useLayoutEffect(() => {
    if (of.current) setRatio(contrastOf(of.current));
  }, [of, scheme]);
  if (ratio === undefined) return null;
  const level = isDrawn ? (ratio >= LARGE ? 'AA' : t.unseen) : levelOf(ratio, t);
  return (
    // Truncated, not rounded: 4.49 does not pass.
    <Text span size="xs" c="dimmed">
      {format.number(Math.floor(ratio * 10) / 10)}:1 · {level}
    </Text>
  );
}

function levelOf(ratio: number, t: Record<keyof typeof words, string>): string {
  return ratio >= levels.AAA ? 'AAA' : ratio >= levels.AA ? 'AA' : ratio >= LARGE ? t.large : t.faint;
}
