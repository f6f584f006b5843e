// Dates, amounts and numbers in the user's locale. All times are shown in Brasília's time zone, which procurement uses.
import { dayInBrasilia, isDayOnly } from '#kit/clock.ts';
import type { Language } from '#kit/errors.ts';
import { useLanguage } from './i18n.ts';
import { localeOf } from './localeOf.ts';
import { fullMoments } from './longDates.ts';
import { quickDates } from './quickDates.ts';
import { isPlain, quickNumbers } from './quickNumbers.ts';
import { relativeDayFormat } from './relativeDay.ts';
import { relativeTime } from './relativeTime.ts';

const timeZone = 'America/Sao_Paulo';
const reais = { style: 'currency', currency: 'BRL' } as const;
const brief = { notation: 'compact', useGrouping: 'always', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
type Moment = string | Date;

/** Days on Brasília's calendar from `now` to a moment: 0 is today, 1 tomorrow, −1 yesterday. */
export function daysUntil(moment: Moment, now: Moment = new Date()): number {
  return (Date.parse(dayInBrasilia(moment)) - Date.parse(dayInBrasilia(now))) / 86_400_000;
}

/** In a right-to-left page, left-to-right text inside a sentence must be isolated, or its parts are reordered. */
function isolate(text: string): string {
  // Unit tests have no document.
  return globalThis.document?.dir === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** A formatter is made when it is first used: making all at the start would delay the first screen. */
function onceNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormat(locale: string) {
  const quick = quickDates(locale);
  const dates = (options: Intl.DateTimeFormatOptions, write?: (moment: Moment) => string) => {
    const format = onceNeeded(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
    return (moment: Moment) => isolate(write ? write(moment) : format().format(new Date(moment)));
  };
  const figures = quickNumbers(locale);
  const numbers = (options: Intl.NumberFormatOptions, write?: (value: number) => string) => {
    const format = onceNeeded(() => new Intl.NumberFormat(locale, options));
    return (value: number) => isolate(write && isPlain(value) ? write(value) : format().format(value));
  };
  const decimals = (most: number) => numbers({ maximumFractionDigits: most }, figures && ((value) => figures.number(value, most)));
  const whole = decimals(0);
  const compact = numbers(brief, figures?.short);
  const distances = onceNeeded(() => relativeTime(locale));
  const relativeDays = onceNeeded(() => relativeDayFormat(distances()));
  const relativeDay = (day: string, today: string) => relativeDays()(day, today);
  const date = dates({ day: '2-digit', month: '2-digit', year: 'numeric' }, quick?.date);
  const dateTime = dates({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }, quick?.dateTime);
  const shortMoment = dates({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }, quick?.shortMoment);
  return {
    /** 28/05/2026 */
    date,
    /** 28 de mai. */
    dayMonth: dates({ day: 'numeric', month: 'short' }, quick?.dayMonth),
    /** mai. de 26, for axes */
    shortMonth: dates({ month: 'short', year: '2-digit' }, quick?.shortMonth),
    /** maio de 2026 */
    monthYear: dates({ month: 'long', year: 'numeric' }),
    /** qui. */
    weekday: dates({ weekday: 'short' }, quick?.weekday),
    /** 14:00 */
    time: dates({ hour: '2-digit', minute: '2-digit' }, quick?.time),
    /** 28/05/2026, 14:00 */
    dateTime,
    /** As `dateTime`; only the date where the source knows no time of day. */
    knownTime: (moment: string) => (isDayOnly(moment) ? date : dateTime)(moment),
    /** 28/05, 14:00; only the date in another year. For narrow places. */
    shortDateTime: (moment: Moment, now: Moment = new Date()) =>
      dayInBrasilia(moment).slice(0, 4) === dayInBrasilia(now).slice(0, 4) ? shortMoment(moment) : date(moment),
    /** 28 de maio de 2026, 14:00 BRT: a full date and time. */
    fullDateTime: dates(
      { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
      fullMoments(locale),
    ),
    /** 28 de maio de 2026, 14:00:07 BRT: where the order of events matters. */
    toTheSecond: dates({
      ...{ day: 'numeric', month: 'long', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
    }),
    /** em 3 dias, amanhã, hoje, há 2 dias, há 1 ano e 5 meses */
    relativeDay: (moment: Moment, now: Moment = new Date()) => relativeDay(dayInBrasilia(moment), dayInBrasilia(now)),
    /** As `relativeDay`, but «em 2 dias» instead of «depois de amanhã». For narrow places. */
    shortRelativeDay: (moment: Moment, now: Moment = new Date()) => {
      const ahead = daysUntil(moment, now);
      return Math.abs(ahead) === 2 ? distances().distance(ahead > 0, [2, 'day']) : relativeDay(dayInBrasilia(moment), dayInBrasilia(now));
    },
    /** agora, há 5 minutos, há 3 horas, ontem, há 6 dias, 28/05/2026: coarser with age. */
    past: (moment: Moment, now: Moment = new Date()) => {
      const minutes = Math.max(0, Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000));
      if (minutes < 1) return distances().now();
      if (minutes < 60) return distances().distance(false, [minutes, 'minute']);
      if (minutes < 1440) return distances().distance(false, [Math.floor(minutes / 60), 'hour']);
      const before = daysUntil(moment, now);
      return before > -7 ? distances().day(before) : date(moment);
    },
    /** R$ 1.234,50 */
    money: numbers(reais, figures?.money),
    /** R$ 0,875: an amount per unit, with up to four decimals. */
    unitMoney: numbers({ ...reais, minimumFractionDigits: 2, maximumFractionDigits: 4 }, figures && ((value) => figures.money(value, 4))),
    /** R$ 1,2 bi, for narrow places. */
    shortMoney: numbers({ ...reais, ...brief }, figures?.shortMoney),
    /** 1.047 */
    number: decimals(4),
    /** 1.047, 12 mil, 1,2 mi, for narrow places. */
    short: (value: number) => (value < 10_000 ? whole(value) : compact(value)),
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }, figures?.percent),
    /** 12,55 %: a margin as typed. */
    finePercent: numbers({ style: 'percent', maximumFractionDigits: 2 }, figures && ((value) => figures.percent(value, 2))),
  };
}
export type Format = ReturnType<typeof makeFormat>;

/** Cached: creating a formatter costs a hundred times its use. */
const formats = new Map<Language, Format>();

/** The formatters of a language, outside of components. */
export function formatIn(language: Language): Format {
  const format = formats.get(language) ?? makeFormat(localeOf(language));
  formats.set(language, format);
  return format;
}

/** The formatters of the current language. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}

/** The number separators of the current language, for amount fields. */
export function useNumberMarks(): { thousandSeparator: string; decimalSeparator: string } {
  const parts = new Intl.NumberFormat(localeOf(useLanguage())).formatToParts(12_345.6);
  const mark = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { thousandSeparator: mark('group'), decimalSeparator: mark('decimal') };
}
