import { dayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '#kit/web/locale/format.ts';

/** The date of an e-mail, as short as possible: the time today, the day this year, else the full date. */
export function useMailTime(): (moment: string) => string {
  const format = useFormat();
  const today = dayInBrasilia(new Date());
  return (moment) => {
    const day = dayInBrasilia(moment);
    if (day === today) return format.time(moment);
    return day.slice(0, 4) === today.slice(0, 4) ? format.dayMonth(moment) : format.date(moment);
  };
}
