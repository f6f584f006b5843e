import { useFormat } from '#kit/web/format.ts';
import { noonOf } from '#kit/web/noonOf.ts';

/** A day of the calendar as the reader writes it. */
export function DayShown({ day }: { day: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.date(noonOf(day))}</time>;
}
