// The relevant date of a notice, and how near it is.
import { useCallback } from 'react';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type PhaseFacts, phaseDateOf } from '../phase.ts';

/** Days before a date from which it is near. */
const NEAR_DAYS = 3;
/** Sources use the year 9999 for no end. */
export const NEVER = '9999';

export type Deadline = {
  words: string;
  /** Within three days, and users can still act. */
  isNear: boolean;
};

/** «até 12/12, 10:00, em 18 dias», «abre …», «encerrou …»; undefined for a notice without dates, or that is over. */
export function useDeadline(): (notice: PhaseFacts) => Deadline | undefined {
  const t = useTexts('licitacoes');
  const format = useFormat();
  return useCallback<ReturnType<typeof useDeadline>>(
    (notice) => {
      const now = new Date();
      const date = phaseDateOf(notice, now.toISOString());
      if (!date) return undefined;
      const { kind, at } = date;
      if (at === null) return { words: t('deadline.open'), isNear: false };
      const words = {
        at: kind === 'ended' ? format.dayMonth(at) : format.shortDateTime(at, now),
        when: format.shortRelativeDay(at, now),
      };
      return { words: t(`deadline.${kind}`, words), isNear: kind !== 'ended' && !notice.suspensa && daysUntil(at, now) <= NEAR_DAYS };
    },
    [t, format],
  );
}
