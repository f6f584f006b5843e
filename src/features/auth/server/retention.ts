// Retention of tokens, sessions, attempts and links.
import type { Queries } from '#kit/server/database/database.ts';
import { LONGEST_WINDOW_MS } from './sessions/attempts.ts';
import type {} from './tables.ts';

/** Deletes up to `atOnce` expired tokens. */
export async function purgeExpiredTokens(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('refresh_tokens')
    .where('id', 'in', (any) => any.selectFrom('refresh_tokens').select('id').where('expires_at', '<', at(0)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes up to `atOnce` sessions that have no token and no remember cookie left. */
export async function purgeEndedSessions(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', (any) =>
      any
        .selectFrom('sessions')
        .select('id')
        .where((session) => session.or([session('remember_until', 'is', null), session('remember_until', '<', at(0))]))
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('refresh_tokens').select('id').whereRef('session_id', '=', 'sessions.id'))),
        )
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes up to `atOnce` attempts that no limit counts any more. */
export async function purgeOldAttempts(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attempts')
    .where('id', 'in', (any) => any.selectFrom('attempts').select('id').where('at', '<', at(-LONGEST_WINDOW_MS)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes up to `atOnce` expired links. */
export async function purgeExpiredLinks(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_links')
    .where('hash', 'in', (any) => any.selectFrom('account_links').select('hash').where('expires_at', '<', at(0)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function at(fromNow: number): string {
  return new Date(Date.now() + fromNow).toISOString();
}
