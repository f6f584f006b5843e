// When an entry of the template is due.
import { businessDayFrom, businessDayUntil, dayNumberInBrasilia } from '#brasil/server/officeDays.ts';

const DAY_MS = 86_400_000;

/**
 * So many days before the session, or on the last business day before that; when that is past on `today`, on the first business day from then
 * on, but not after the session as long as it is to come. Null if session or number are not known. No business day is only the day of a
 * session that is on none, when no business day is left until then.
 */
export function dueDay(sessao: string | null | undefined, dias: number | null, today: string): string | null {
  if (dias === null || !sessao) return null;
  const session = dayNumberInBrasilia(new Date(sessao));
  const first = Date.parse(today) / DAY_MS;
  const due = businessDayUntil(session - dias);
  const soonest = businessDayFrom(first);
  const day = due >= first ? due : session >= first ? Math.min(soonest, session) : soonest;
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
