import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** The days of a figure in words. */
export function useDays(days: { from: string; to: string } | undefined): string {
  const t = useTexts('dashboards');
  const format = useFormat();
  // A space keeps the line's height until loaded.
  return days ? t('days', { from: format.date(noonOf(days.from)), to: format.date(noonOf(days.to)) }) : '\u00A0';
}
