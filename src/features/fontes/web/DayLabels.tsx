import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import classes from './Completeness.module.css';
import type { dayMap } from './dayMap.ts';

const timeZone = 'America/Sao_Paulo';
/** A week that begins on Sunday. */
const week = Array.from({ length: 7 }, (_, day) => noonOf(`2026-11-${22 + day}`));

/** The months above the map and the weekdays beside it. Each day says its date itself, so they are not for screen readers. */
export function DayLabels({ months }: Pick<ReturnType<typeof dayMap>, 'months'>) {
  const locale = localeOf(useLanguage());
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone });
  return (
    <>
      {months.map(({ column, dia }) => (
        <span key={dia} aria-hidden className={classes.label} style={{ gridColumn: column + 2, gridRow: 1 }}>
          {month.format(new Date(noonOf(dia)))}
        </span>
      ))}
      {week.map((noon, row) => (
        <span key={noon} aria-hidden className={classes.label} style={{ gridColumn: 1, gridRow: row + 2 }}>
          {weekday.format(new Date(noon))}
        </span>
      ))}
    </>
  );
}
