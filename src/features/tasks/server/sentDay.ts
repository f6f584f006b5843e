// Parses the due day of a task.
import { dayInBrasilia } from '#kit/clock.ts';

const [EARLIEST, LATEST] = ['1900-01-01', '2199-12-31'];
const dayPattern = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?(?:[.,]\d{1,9})?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses a day, or the day in Brasília of an instant. Midnight in UTC, however it is written, is a day, too: clients send days so.
 * @returns undefined if it is invalid or out of range
 */
export function readDay(text: string): string | undefined {
  const [, day = '', clock, zone] = dayPattern.exec(text.trim()) ?? [];
  // 31 February would become a day of March.
  const isOnCalendar = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
  if (!day || !isOnCalendar) return undefined;
  const moment = clock && zone ? new Date(text.trim()) : undefined;
  if (moment && Number.isNaN(moment.getTime())) return undefined;
  const isMidnightUtc = moment?.toISOString().endsWith('T00:00:00.000Z') && /^(z|[+-]00:?00)$/i.test(zone ?? '');
  const read = moment && !isMidnightUtc ? dayInBrasilia(moment) : day;
  return read >= EARLIEST && read <= LATEST ? read : undefined;
}
