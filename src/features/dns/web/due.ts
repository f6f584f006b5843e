// How near the due day of an entry is.
import { useCallback } from 'react';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** Same limit as the filter `prazo`. */
const NEAR_DAYS = 30;

export type Due = { state: 'vencido' | 'proximo' | 'futuro'; words: string };

/** «venceu há 3 dias», «vence amanhã»; undefined without a due day. */
export function useDue(): (vencimento: string | null) => Due | undefined {
  const t = useTexts('dns');
  const format = useFormat();
  return useCallback<ReturnType<typeof useDue>>(
    (vencimento) => {
      if (!vencimento) return undefined;
      const noon = noonOf(vencimento);
      const left = daysUntil(noon);
      const when = format.relativeDay(noon);
      if (left < 0) return { state: 'vencido', words: t('due.past', { when }) };
      return { state: left <= NEAR_DAYS ? 'proximo' : 'futuro', words: t('due.coming', { when }) };
    },
    [t, format],
  );
}
