import { useMemo } from 'react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** Names of months of days, `2026-05-28`: `mai. de 26` with the year, `mai.` without. */
export function useMonthNames(): { monthYear: (day: string) => string; month: (day: string) => string } {
  const language = useLanguage();
  return useMemo(() => {
    const formatted = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'America/Sao_Paulo', ...options });
      return (day: string) => format.format(new Date(noonOf(day)));
    };
    return { monthYear: formatted({ year: '2-digit' }), month: formatted({}) };
  }, [language]);
}
