import { useMemo } from 'react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';

/** Name of a month, given its first day: jan. or novembro. */
export function useMonths(length: 'short' | 'long'): (firstDay: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(localeOf(language), { month: length, timeZone: 'UTC' });
    return (firstDay) => names.format(new Date(`${firstDay}T12:00:00Z`));
  }, [language, length]);
}
