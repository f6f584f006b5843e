import { dayInBrasilia, useFormat } from '#kit/web/locale/format.ts';

/** When a mail came, as briefly as it stays clear: the hour of today, the day of this year, else the date. */
export function useMailTime(): (moment: string) => string {
  const format = useFormat();
  const today = dayInBrasilia(new Date());
  return (moment) => {
    const day = dayInBrasilia(moment);
    if (day === today) return format.time(moment);
    return day.slice(0, 4) === today.slice(0, 4) ? format.dayMonth(moment) : format.date(moment);
  };
}
