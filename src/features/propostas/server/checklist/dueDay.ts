// When an entry of the template is due.
import { businessDayFrom, businessDayUntil, dayNumberInBrasilia } from '#brasil/server/officeDays.ts';

const DAY_MS = 86_400_000;

/**
 * So many days before the session, or on the last business day before that; when that is past on `today`, on the first business day from then
 * on, but not after the session. Null if neither is known.
 */
export function dueDay(sessao: string | null | undefined, dias: number | null, today: string): string | null {
  if (dias === null || !sessao) return null;
  const session = dayNumberInBrasilia(new Date(sessao));
  const first = Date.parse(today) / DAY_MS;
  const due = businessDayUntil(session - dias);
  const day = due >= first ? due : Math.max(first, Math.min(businessDayFrom(first), session));
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
