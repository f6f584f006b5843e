import { useCallback } from 'react';
import { type Format, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Contagem } from '../../entities.ts';

export const outcomes = ['novos', 'atualizados', 'inalterados', 'aguardando', 'ignorados', 'rejeitados'] as const;
export type Outcome = (typeof outcomes)[number];

type Counts = Pick<Contagem, Outcome>;
type Texts = ReturnType<typeof useTexts<'importacoes'>>;

/** Outcome in short: "3 novas, 1 rejeitada". Zero counts are omitted. */
export function useOutcome(): (counts: Counts) => { name: Outcome; words: string }[] {
  const t = useTexts('importacoes');
  const format = useFormat();
  return useCallback((counts) => describeOutcome(counts, t, format), [t, format]);
}

export function describeOutcome(counts: Counts, t: Texts, format: Format): { name: Outcome; words: string }[] {
  return outcomes.flatMap((name) =>
    counts[name] === 0 ? [] : { name, words: t(`outcome.${name}`, { count: counts[name], figure: format.number(counts[name]) }) },
  );
}
