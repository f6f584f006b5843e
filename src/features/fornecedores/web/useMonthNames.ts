import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** Names of months such as `2026-07`. */
export function useMonthNames(): (month: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), { month: 'short', year: '2-digit', timeZone: 'America/Sao_Paulo' });
  return (month) => format.format(new Date(noonOf(`${month}-01`)));
}
