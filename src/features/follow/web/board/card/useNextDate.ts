import { useCallback } from 'react';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { NextDate } from '../../../contract.ts';

/** Days before a date from which it is near. */
const NEAR_DAYS = 3;

export type DateWords = {
  /** «abre em 3 dias», «abriu ontem» */
  words: string;
  /** 28/05/2026, 14:00 */
  moment: string;
  tone: 'far' | 'near' | 'past';
};

/** The next date in words, and how near it is. */
export function useNextDate(): (next: NextDate) => DateWords {
  const t = useTexts('board');
  const format = useFormat();
  return useCallback<ReturnType<typeof useNextDate>>(
    ({ kind, at, allDay }) => {
      const days = daysUntil(at);
      const isPast = allDay ? days < 0 : Date.parse(at) < Date.now();
      return {
        words: t(isPast ? `past.${kind}` : `next.${kind}`, { when: format.relativeDay(at) }),
        moment: allDay ? format.date(at) : format.dateTime(at),
        tone: isPast ? 'past' : days <= NEAR_DAYS ? 'near' : 'far',
      };
    },
    [t, format],
  );
}
