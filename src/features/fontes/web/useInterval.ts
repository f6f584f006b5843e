import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';

/** 15 min, 4 h: how long it is between two passes. */
export function useInterval(): (minutes: number) => string {
  const locale = localeOf(useLanguage());
  return (minutes) => {
    const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
  };
}
