// When bulletins are due, by the clock of Brasília.
import { dayInBrasilia, momentInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';

type Wanted = { hora: number; dia_da_semana: number };

/** The next full hour of the day that comes after `now`, in UTC. */
export function nextDaily(now: Date, { hora }: Pick<Wanted, 'hora'>): string {
  const today = atHour(now, 0, hora);
  return (today > now ? today : atHour(now, 1, hora)).toISOString();
}

/** The same on the wanted day of the week. */
export function nextWeekly(now: Date, { hora, dia_da_semana }: Wanted): string {
  const weekday = new Date(`${dayInBrasilia(now)}T00:00:00Z`).getUTCDay();
  const later = (dia_da_semana - weekday + 7) % 7;
  const next = atHour(now, later, hora);
  return (next > now ? next : atHour(now, later + 7, hora)).toISOString();
}

function atHour(now: Date, later: number, hora: number): Date {
  const day = dayInBrasilia(new Date(startOfDayInBrasilia(dayInBrasilia(now), later)));
  return momentInBrasilia(`${day}T${String(hora).padStart(2, '0')}:00:00.000`);
}
