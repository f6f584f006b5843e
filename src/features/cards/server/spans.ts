// Days of figures: a period, the one before it, and its parts.

import { type AcceptedPeriod, type Days, daysBefore, daysOf } from '#brasil/periods.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type FigureQuery, queryFigures } from './batchQuery.ts';

const DAY_MS = 86_400_000;

/** The instants at which these days begin and end (exclusive). */
export function momentsOf({ from, to }: Days): { since: string; until: string } {
  return { since: startOfDayInBrasilia(from), until: startOfDayInBrasilia(to, 1) };
}

/** Splits the days into parts of equal length, up to a day. */
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

/** Every single day of a month. */
export function singleDays({ from, to }: Days): Days[] {
  return partsOf({ from, to }, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
}

/** Growth in percent to one decimal; null when there was nothing before. */
export function growthOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** A figure and the link to its list. */
export type Counter = {
  figureFor(days: Days): FigureQuery;
  link(days: Days): string;
  /** A level at the end of the days, whenever it was reached: parts of a period do not add up. */
  isLevel?: true;
  /** Divisor of the figure, such as cents per real. */
  per?: number;
};

/** The figure of the period compared with the previous one, plus further queries. */
export async function countIn(db: Queries, period: AcceptedPeriod, { figureFor, link, per = 1 }: Counter, ...extra: FigureQuery[]) {
  const days = daysOf(period);
  const [now = 0, before = 0, ...others] = await queryFigures(db, [figureFor(days), figureFor(daysBefore(days, period)), ...extra]);
  return { figure: now / per, counted: { ...days, link: link(days), change: growthOf(now, before) }, others };
}

/** The same as a series, whose parts add up to the figure. */
export async function seriesIn(
  db: Queries,
  period: AcceptedPeriod,
  points: number,
  { figureFor, link, isLevel, per = 1 }: Counter,
  ...extra: FigureQuery[]
) {
  const days = daysOf(period);
  const parts = partsOf(days, points);
  const [before = 0, ...rest] = await queryFigures(db, [figureFor(daysBefore(days, period)), ...parts.map(figureFor), ...extra]);
  const [figures, others] = [rest.slice(0, points), rest.slice(points)];
  const now = isLevel ? (figures.at(-1) ?? 0) : figures.reduce((total, each) => total + each, 0);
  return {
    figure: now / per,
    data: figures.map((each) => each / per),
    drawn: {
      ...{ ...days, link: link(days), change: growthOf(now, before) },
      points: parts.map((part) => ({ ...part, link: link(part) })),
    },
    others,
  };
}

/** Appends search parameters to a path. */
export function linkTo(path: string, params: Record<string, string | number | boolean | undefined>): string {
  const query = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
