// Days as texts (`2026-05-28`): those of a view, adjacent ones, and their names.
import { longDates } from '#kit/web/locale/longDates.ts';
import type { View } from '../views.ts';

/** The first day, and the day after the last. */
export type Span = { start: string; end: string };

const DAY_MS = 86_400_000;

/** Whether a text is a valid day in the supported years. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** The days of a view around `day`. @param firstDay of the week: 0 is Sunday */
export function spanOf(view: View, day: string, firstDay: number): Span {
  if (view === 'day') return { start: day, end: addDays(day, 1) };
  if (view === 'week') return weekOf(day, firstDay);
  const month = { start: firstOfMonth(day, 0), end: firstOfMonth(day, 1) };
  if (view === 'list') return month;
  return { start: weekOf(month.start, firstDay).start, end: weekOf(addDays(month.end, -1), firstDay).end };
}

/** The days of the month around `day`, in whole weeks. */
export function weeksOf(day: string, firstDay: number): string[][] {
  const { start, end } = spanOf('month', day, firstDay);
  const count = Math.round((Date.parse(end) - Date.parse(start)) / (7 * DAY_MS));
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index)));
}

/** Target of «next» (1) or «previous» (−1). */
export function stepFrom(view: View, day: string, by: 1 | -1): string {
  if (view === 'day') return addDays(day, by);
  if (view === 'week') return addDays(day, 7 * by);
  return firstOfMonth(day, by);
}

/** First day of the user's week: 0 is Sunday. */
export function firstDayOf(locale: string): number {
  // Of these it takes the browser a quarter of a second on a slow phone to say.
  const quick = quickFirstDays[locale];
  if (quick !== undefined) return quick;
  // Not in TypeScript's types yet; some browsers have an older name.
  const known = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return info ? info.firstDay % 7 : startsOnSunday.test(locale) ? 0 : 1;
}
type WeekInfo = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
const quickFirstDays: Record<string, number> = { 'pt-BR': 0, 'en-GB': 1, 'fr-FR': 1, 'de-DE': 1 };
/** For browsers without it. */
const startsOnSunday = /^pt-BR|^en-(US|CA|IN|ZA)|^fr-CA/;

/** Title of a view: «Novembro de 2026», «15 – 21 de nov. de 2026», «Sábado, 21 de novembro de 2026». */
export function titleOf(view: View, day: string, firstDay: number, locale: string): string {
  const words = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  if (view === 'week') {
    const { start, end } = weekOf(day, firstDay);
    return words({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(new Date(start), new Date(addDays(end, -1)));
  }
  if (view === 'day') return capitalized(words({ dateStyle: 'full' }).format(new Date(day)), locale);
  return capitalized(longDates(locale).monthAndYear(day), locale);
}

export function capitalized(text: string, locale: string): string {
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;
}

function weekOf(day: string, firstDay: number): Span {
  const start = addDays(day, -((new Date(day).getUTCDay() - firstDay + 7) % 7));
  return { start, end: addDays(start, 7) };
}

function firstOfMonth(day: string, later: number): string {
  const first = new Date(day);
  first.setUTCMonth(first.getUTCMonth() + later, 1);
  return dayOf(first);
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
