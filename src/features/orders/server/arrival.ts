import { dayInBrasilia } from '#kit/clock.ts';

const DAY_MS = 86_400_000;

/** Noon in Brasília, this number of days after the day of an order. */
export function arrivalAfter(orderedAt: string, days: number): string {
  return new Date(Date.parse(`${dayInBrasilia(new Date(orderedAt))}T15:00:00Z`) + days * DAY_MS).toISOString();
}
