// Dates, amounts and figures in the reader's locale. Procurement runs on Brasília's clock, so every date is shown in its zone.
import type { Language } from '#kit/errors.ts';
import { useLanguage } from './i18n.ts';
import { localeOf } from './language.ts';
import { relativeDayFormat } from './relativeDay.ts';

const timeZone = 'America/Sao_Paulo';
type Moment = string | Date;

/** The day a moment falls on in Brasília, as `2026-05-28`. */
export function dayInBrasilia(moment: Moment): string {
  return isoDay.format(new Date(moment));
}
// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** Days on Brasília's calendar from `now` to a moment: 0 is today, 1 tomorrow, −1 yesterday. */
export function daysUntil(moment: Moment, now: Moment = new Date()): number {
  return (Date.parse(dayInBrasilia(moment)) - Date.parse(dayInBrasilia(now))) / 86_400_000;
}

/** In a page that runs from right to left, a text from left to right inside a sentence must be fenced off or its parts change places. */
export function isolate(text: string): string {
  return document.dir === 'rtl' ? `\u2068${text}\u2069` : text;
}

function makeFormat(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return (moment: Moment) => isolate(format.format(new Date(moment)));
  };
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => isolate(format.format(value));
  };
  const whole = numbers({ maximumFractionDigits: 0 });
  const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 });
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const counted = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  const relativeDay = relativeDayFormat(locale);
  const date = dates({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const dateTime = dates({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });
  const shortMoment = dates({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' });
  return {
    /** 28/05/2026 */
    date,
    /** 28 de mai. */
    dayMonth: dates({ day: 'numeric', month: 'short' }),
    /** 14:00 */
    time: dates({ hour: '2-digit', minute: '2-digit' }),
    /** 28/05/2026, 14:00 */
    dateTime,
    /** 28/05, 14:00; of another year the day alone, where there is little room. */
    shortDateTime: (moment: Moment, now: Moment = new Date()) =>
      dayInBrasilia(moment).slice(0, 4) === dayInBrasilia(now).slice(0, 4) ? shortMoment(moment) : date(moment),
    /** 28 de maio de 2026, 14:00 BRT: where one moment is told in full. */
    fullDateTime: dates({ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
    /** 28 de maio de 2026, 14:00:07 BRT: where it matters what came first. */
    toTheSecond: dates({
      ...{ day: 'numeric', month: 'long', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
    }),
    /** em 3 dias, amanhã, hoje, há 2 dias, há 1 ano e 5 meses */
    relativeDay: (moment: Moment, now: Moment = new Date()) => relativeDay(dayInBrasilia(moment), dayInBrasilia(now)),
    /** As `relativeDay`, but «em 2 dias», not «depois de amanhã», where there is little room. */
    shortRelativeDay: (moment: Moment, now: Moment = new Date()) => {
      const ahead = daysUntil(moment, now);
      return Math.abs(ahead) === 2 ? counted.format(ahead, 'day') : relativeDay(dayInBrasilia(moment), dayInBrasilia(now));
    },
    /** agora, há 5 minutos, há 3 horas, ontem, há 6 dias, 28/05/2026: the coarser, the longer it is past. */
    past: (moment: Moment, now: Moment = new Date()) => {
      const minutes = Math.max(0, Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000));
      if (minutes < 1) return days.format(0, 'second');
      if (minutes < 60) return days.format(-minutes, 'minute');
      if (minutes < 1440) return days.format(-Math.floor(minutes / 60), 'hour');
      const before = daysUntil(moment, now);
      return before > -7 ? days.format(before, 'day') : date(moment);
    },
    /** R$ 1.234,50 */
    money: numbers({ style: 'currency', currency: 'BRL' }),
    /** R$ 1,2 bi: where there is little room. */
    shortMoney: numbers({ style: 'currency', currency: 'BRL', notation: 'compact', maximumFractionDigits: 1 }),
    /** 1.047 */
    number: numbers({ maximumFractionDigits: 4 }),
    /** 1.047, 12 mil, 1,2 mi: where there is little room. */
    short: (value: number) => (value < 10_000 ? whole(value) : compact(value)),
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }),
  };
}
export type Format = ReturnType<typeof makeFormat>;

/** Making a formatter costs a hundred times what using it does. */
const formats = new Map<Language, Format>();

function formatIn(language: Language): Format {
  const format = formats.get(language) ?? makeFormat(localeOf(language));
  formats.set(language, format);
  return format;
}

/** The formatters of the language on screen. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}

/** How the language on screen writes figures: for fields that take amounts. */
export function useNumberMarks(): { thousandSeparator: string; decimalSeparator: string } {
  const parts = new Intl.NumberFormat(localeOf(useLanguage())).formatToParts(12_345.6);
  const mark = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { thousandSeparator: mark('group'), decimalSeparator: mark('decimal') };
}
