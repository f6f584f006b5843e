import { useFormat } from '#kit/web/locale/format.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** A day of the calendar as the reader writes it. */
export function DayShown({ day }: { day: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.date(noonOf(day))}</time>;
}
