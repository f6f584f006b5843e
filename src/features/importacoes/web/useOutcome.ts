import { useCallback } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Contagem } from '../entities.ts';

export const outcomes = ['novos', 'atualizados', 'inalterados', 'aguardando', 'ignorados', 'rejeitados'] as const;
export type Outcome = (typeof outcomes)[number];

/** What became of the records, in short: "3 novas, 1 rejeitada". What did not happen is left out. */
export function useOutcome(): (counts: Pick<Contagem, Outcome>) => { name: Outcome; words: string }[] {
  const t = useTexts('importacoes');
  const format = useFormat();
  return useCallback(
    (counts) =>
      outcomes.flatMap((name) =>
        counts[name] === 0 ? [] : { name, words: t(`outcome.${name}`, { count: counts[name], figure: format.number(counts[name]) }) },
      ),
    [t, format],
  );
}
