import { useMemo } from 'react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';

/** Names of weekdays; 0 is Sunday. */
export function useWeekdayNames(): { long: (day: number) => string; short: (day: number) => string } {
  const language = useLanguage();
  return useMemo(() => {
    const named = (weekday: 'long' | 'short') => {
      const format = new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' });
      // 4 January 2026 was a Sunday.
      return (day: number) => format.format(new Date(Date.UTC(2026, 0, 4 + day)));
    };
    return { long: named('long'), short: named('short') };
  }, [language]);
}
