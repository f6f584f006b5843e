// Dates with the whole names of weekdays and months. Without the browser's formatter where its language is known: to make one
// takes a tenth of a second on a slow phone.
import { clockInBrasilia } from '#kit/clock.ts';

type Names = {
  months: string;
  weekdays: string;
  short: (weekday: string) => string;
  month: (day: number, month: string) => string;
  comma: string;
  year: string;
  at: string;
  zones: [string, string];
};

/** What the browser writes in these locales; a test compares the two. */
const names: Record<string, Names> = {
  'pt-BR': {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
    short: (weekday) => `${weekday.slice(0, 3)}.`,
    ...{ month: (day, month) => `${day} de ${month}`, comma: ', ', year: ' de ', at: ' às ', zones: ['BRT', 'BRST'] },
  },
  'en-GB': {
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    short: (weekday) => weekday.slice(0, 3),
    ...{ month: (day, month) => `${day} ${month}`, comma: ' ', year: ' ', at: ' at ', zones: ['GMT-3', 'GMT-2'] },
  },
  'fr-FR': {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    short: (weekday) => `${weekday.slice(0, 3)}.`,
    ...{ month: (day, month) => `${day} ${month}`, comma: ' ', year: ' ', at: ' à ', zones: ['UTC−3', 'UTC−2'] },
  },
  'de-DE': {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
    short: (weekday) => weekday.slice(0, 2),
    ...{ month: (day, month) => `${day}. ${month}`, comma: ', ', year: ' ', at: ' um ', zones: ['GMT-3', 'GMT-2'] },
  },
};

/** «28 de maio de 2026 às 14:00 BRT», on Brasília's clock; undefined for a locale that is left to the browser's formatter. */
export function fullMoments(locale: string): ((moment: Date | string) => string) | undefined {
  const known = names[locale];
  if (!known) return undefined;
  const { months, month, year, at, zones } = known;
  return (moment) => {
    const clock = clockInBrasilia(moment);
    const behind = (new Date(moment).getTime() - Date.parse(`${clock}Z`)) / 3_600_000;
    const day = month(Number(clock.slice(8, 10)), months.split(' ')[Number(clock.slice(5, 7)) - 1] ?? '');
    return `${day}${year}${clock.slice(0, 4)}${at}${clock.slice(11, 16)} ${behind === 3 ? zones[0] : zones[1]}`;
  };
}

/** Texts of days like `2026-05-28` in a locale. */
export function longDates(locale: string) {
  const known = names[locale];
  return known ? ofNames(known) : ofBrowser(locale);
}

function ofNames({ months, weekdays, short, month, comma, year }: Names) {
  const monthOf = (day: string) => months.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
  const weekday = (day: string) => weekdays.split(' ')[new Date(day).getUTCDay()] ?? '';
  return {
    /** quinta-feira */
    weekday,
    /** qui. */
    shortWeekday: (day: string) => short(weekday(day)),
    /** Q */
    letter: (day: string) => weekday(day).charAt(0).toUpperCase(),
    /** quinta-feira, 28 de maio */
    weekdayAndDay: (day: string) => `${weekday(day)}${comma}${month(Number(day.slice(8)), monthOf(day))}`,
    /** maio de 2026 */
    monthAndYear: (day: string) => `${monthOf(day)}${year}${day.slice(0, 4)}`,
  };
}

function ofBrowser(locale: string): ReturnType<typeof ofNames> {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: string) => format.format(new Date(day));
  };
  return {
    weekday: words({ weekday: 'long' }),
    shortWeekday: words({ weekday: 'short' }),
    letter: words({ weekday: 'narrow' }),
    weekdayAndDay: words({ weekday: 'long', day: 'numeric', month: 'long' }),
    monthAndYear: words({ month: 'long', year: 'numeric' }),
  };
}
