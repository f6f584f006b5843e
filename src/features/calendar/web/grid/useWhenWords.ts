import { dayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { inDays } from '../../allDay.ts';
import { addDays } from './days.ts';
import type { When } from './entries.ts';

/** Formats a period: «28/05/2026, 14:00 – 15:30», «28/05/2026 – 30/05/2026, dia inteiro». */
export function useWhenWords(): (when: When) => string {
  const t = useTexts('calendar');
  const format = useFormat();
  return (when) => {
    const { start, end, allDay } = inDays(when);
    const first = dayInBrasilia(start);
    if (allDay) {
      const last = end ? addDays(dayInBrasilia(end), -1) : first;
      const days = last > first ? `${format.date(start)} – ${format.date(noonOf(last))}` : format.date(start);
      return t('when.allDay', { days });
    }
    if (!end) return format.dateTime(start);
    return `${format.dateTime(start)} – ${dayInBrasilia(end) === first ? format.time(end) : format.dateTime(end)}`;
  };
}
