// What nobody comes back by any more.
import type { Queries } from '#kit/server/database/database.ts';
import { LONGEST_WINDOW_MS } from './sessions/attempts.ts';
import type {} from './tables.ts';

/** Tokens that are too old, up to `atOnce`. */
export async function purgeExpiredTokens(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('refresh_tokens')
    .where('id', 'in', (any) => any.selectFrom('refresh_tokens').select('id').where('expires_at', '<', at(0)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Sessions that have no token left and that nobody is remembered by, up to `atOnce`. */
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

/** Attempts that no limit counts any more, up to `atOnce`. */
export async function purgeOldAttempts(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attempts')
    .where('id', 'in', (any) => any.selectFrom('attempts').select('id').where('at', '<', at(-LONGEST_WINDOW_MS)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Links that are too old, up to `atOnce`. */
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
