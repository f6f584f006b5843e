// When a mail may leave later: on Brasília's calendar and clock, which keeps no summer time.
import { dayInBrasilia } from '#kit/web/locale/format.ts';

const dayLength = 86_400_000;
/** When offices open. */
const morning = '08:00';

/** A day and an hour in Brasília as the moment it is. */
export function momentOf(day: string, time: string): string {
  return new Date(`${day}T${time}:00-03:00`).toISOString();
}

/** What is offered: tomorrow, and the Monday that follows where that is another day. */
export function suggestedTimes(now: Date): { name: 'tomorrow' | 'monday'; at: string }[] {
  const tomorrow = dayAfter(now, 1);
  const weekday = new Date(`${dayInBrasilia(now)}T12:00:00Z`).getUTCDay();
  const monday = dayAfter(now, (8 - weekday) % 7 || 7);
  const times = [{ name: 'tomorrow' as const, at: momentOf(tomorrow, morning) }];
  return monday === tomorrow ? times : [...times, { name: 'monday' as const, at: momentOf(monday, morning) }];
}

function dayAfter(now: Date, days: number): string {
  return dayInBrasilia(new Date(now.getTime() + days * dayLength));
}
