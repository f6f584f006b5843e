// When sessions end by themselves: some time after their last use, and after their sign-in.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type { SessionsTable } from '../tables.ts';

/** Hours from the last use (a renewal of the tokens) and from the sign-in; null: only the first one counts. */
export type SessionLimits = { idleHours: number; maxHours: number | null };

const HOUR_MS = 3_600_000;

/** Whether a session may not be used any more. */
export function isOver({ created_at, last_used_at }: Pick<SessionsTable, 'created_at' | 'last_used_at'>, limits: SessionLimits): boolean {
  return last_used_at < agoAt(limits.idleHours) || (limits.maxHours !== null && created_at < agoAt(limits.maxHours));
}

/** Until when a session that is used now can be resumed by its cookie. */
export function rememberUntil(created_at: string, { idleHours, maxHours }: SessionLimits): string {
  const end = maxHours === null ? Number.POSITIVE_INFINITY : Date.parse(created_at) + maxHours * HOUR_MS;
  return new Date(Math.min(Date.now() + idleHours * HOUR_MS, end)).toISOString();
}

/** The condition of a query of sessions: those that can still be used. Others stay in the table until retention deletes them. */
export function isLive(
  limits: SessionLimits,
): (session: ExpressionBuilder<Tables, 'sessions'>) => ExpressionWrapper<Tables, 'sessions', SqlBool> {
  const now = new Date().toISOString();
  return (session) =>
    session.and([
      session('last_used_at', '>=', agoAt(limits.idleHours)),
      ...(limits.maxHours === null ? [] : [session('created_at', '>=', agoAt(limits.maxHours))]),
      session.or([
        session('remember_until', '>', now),
        session('id', 'in', (any) => any.selectFrom('refresh_tokens').select('session_id').where('expires_at', '>', now)),
      ]),
    ]);
}

function agoAt(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}
