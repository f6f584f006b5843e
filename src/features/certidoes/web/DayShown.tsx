import { useFormat } from '#kit/web/locale/format.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';

/** A day in the user's locale. */
export function DayShown({ day }: { day: string }) {
  const format = useFormat();
  return <time dateTime={day}>{format.date(noonOf(day))}</time>;
}
