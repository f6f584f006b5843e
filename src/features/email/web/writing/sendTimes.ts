// Times to send an e-mail later, in Brasília's time, which has no daylight saving time.
import { dayInBrasilia } from '#kit/clock.ts';

const dayLength = 86_400_000;
/** When offices open. */
const morning = '08:00';

/** A day and time in Brasília as an instant. */
export function momentOf(day: string, time: string): string {
  return new Date(`${day}T${time}:00-03:00`).toISOString();
}

/** Suggestions: tomorrow, and the next Monday if that is another day. */
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
