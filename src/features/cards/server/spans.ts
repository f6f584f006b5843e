// Days that figures are counted in: a period, what came before it, and its parts.
import { startOfDayInBrasilia } from '#kit/brasilia.ts';
import { type Days, daysBefore, daysOf, type Period } from '#kit/periods.ts';

const DAY_MS = 86_400_000;

/** From which moment on, and until before which one, something happened in these days. */
export function momentsOf({ from, to }: Days): { since: string; until: string } {
  return { since: startOfDayInBrasilia(from), until: startOfDayInBrasilia(to, 1) };
}

/** The days in so many parts, the one as long as the other but for a day. */
function partsOf({ from, to }: Days, count: number): Days[] {
  const first = Date.parse(from);
  const length = (Date.parse(to) - first) / DAY_MS + 1;
  const dayAt = (place: number) => new Date(first + place * DAY_MS).toISOString().slice(0, 10);
  const starts = Array.from({ length: count + 1 }, (_, part) => Math.round((part * length) / count));
  return starts.slice(0, -1).map((start, part) => ({ from: dayAt(start), to: dayAt((starts[part + 1] as number) - 1) }));
}

/** The twelve months of a year. */
export function monthsOf(year: number): Days[] {
  return Array.from({ length: 12 }, (_, month) => monthOf(year, month));
}

/** A month, from 0; −1 is the December before. */
export function monthOf(year: number, month: number): Days {
  const day = (monthAfter: number, date: number) => new Date(Date.UTC(year, month + monthAfter, date)).toISOString().slice(0, 10);
  return { from: day(0, 1), to: day(1, 0) };
}

/** Every day of a month by itself. */
export function singleDays({ from, to }: Days): Days[] {
  return partsOf({ from, to }, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
}

/** By how many percent something grew, to one decimal; null where there was nothing before. */
export function growthOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** What is counted, where that is listed, and in how many points it is drawn. */
export type Counting = {
  count(days: Days): Promise<number>;
  link(days: Days): string;
};

/** A figure of the period, compared with the one before. */
export async function countIn(period: Period, { count, link }: Counting) {
  const days = daysOf(period);
  const [now, before] = await Promise.all([count(days), count(daysBefore(days, period))]);
  return { figure: now, counted: { ...days, link: link(days), change: growthOf(now, before) } };
}

/** The same with a series. */
export async function drawIn(period: Period, points: number, counting: Counting) {
  const { figure, counted } = await countIn(period, counting);
  const parts = partsOf(counted, points);
  const data = await Promise.all(parts.map((part) => counting.count(part)));
  return { figure, data, drawn: { ...counted, points: parts.map((part) => ({ ...part, link: counting.link(part) })) } };
}

/** An address with what is asked for in it. */
export function linkTo(path: string, asked: Record<string, string | number | boolean | undefined>): string {
  const query = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
