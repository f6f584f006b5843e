// What the next date of a notice is, and how near.
import { useCallback } from 'react';
import { daysUntil, useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Licitacao } from '../entities.ts';

/** From so many days before on, a date comes near. */
const NEAR_DAYS = 3;
/** Sources write the year 9999 where there is no end. */
export const NEVER = '9999';

export type Deadline = {
  words: string;
  /** Comes within three days, and somebody can still act. */
  isNear: boolean;
};

/** «abre em 3 dias», «encerra amanhã», «encerrou há 2 dias»; nothing for a notice without dates, or over before they come. */
export function useDeadline(): (dates: Pick<Licitacao, 'abertura' | 'encerramento' | 'status'>) => Deadline | undefined {
  const t = useTexts('licitacoes');
  const format = useFormat();
  return useCallback<ReturnType<typeof useDeadline>>(
    ({ abertura, encerramento, status }) => {
      const now = new Date().toISOString();
      const end = encerramento ?? abertura;
      if (!end) return undefined;
      if (status === 'fechada' && end > now) return undefined;
      const isNear = (date: string) => status === 'aberta' && daysUntil(date) <= NEAR_DAYS;
      const when = (date: string) => format.relativeDay(date);
      if (abertura && abertura > now)
        return {
          words: daysUntil(abertura) === 0 ? t('deadline.opensToday') : t('deadline.opens', { when: when(abertura) }),
          isNear: isNear(abertura),
        };
      if (end.startsWith(NEVER)) return { words: t('deadline.open'), isNear: false };
      if (end < now) return { words: t('deadline.closed', { when: when(end) }), isNear: false };
      return { words: daysUntil(end) === 0 ? t('deadline.closesToday') : t('deadline.closes', { when: when(end) }), isNear: isNear(end) };
    },
    [t, format],
  );
}
