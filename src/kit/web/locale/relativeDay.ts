import type { RelativeTime } from './relativeTime.ts';

/** A day on the calendar as `2026-05-28`. */
type Day = string;

/** From this many months on, years and months are used instead of days. */
const LEAST_MONTHS = 2;

/** Formats the distance between two days: hoje, em 3 dias, há 1 ano e 5 meses. */
export function relativeDayFormat(words: RelativeTime): (day: Day, today: Day) => string {
  return (day, today) => {
    const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
    const months = days < 0 ? wholeMonths(day, today) : wholeMonths(today, day);
    if (months < LEAST_MONTHS) return words.day(days);
    const [years, rest] = [Math.floor(months / 12), months % 12];
    return words.distance(days > 0, ...(years > 0 ? [[years, 'year'] as const] : []), ...(rest > 0 ? [[rest, 'month'] as const] : []));
  };
}

function wholeMonths(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
