// The presence of an account, computed from the rows that server processes write (`trackPresence.ts`).
import { sql } from 'kysely';
import type { Status } from '../../entities.ts';
import type {} from '../tables.ts';

/** Rows are written every 25 seconds, and one write may be missed. */
const SEEN_FOR_MS = 60_000;
const ACTIVE_FOR_MS = 600_000;

type Presence = Exclude<Status, 'busy'>;
/** The latest values of all server processes. */
export type LastSeen = { seen_at: string | null; active_at: string | null };
export type PresenceRow = LastSeen & { is_without_password: boolean | number | null };

/** For a query that has `users`. */
export const presenceColumns = [
  sql<string | null>`(select max(seen_at) from presence where presence.user_id = users.id)`.as('seen_at'),
  sql<string | null>`(select max(active_at) from presence where presence.user_id = users.id)`.as('active_at'),
  sql<boolean | number | null>`users.password = ''`.as('is_without_password'),
] as const;

/** The presence of an account at `now`. */
export function presenceOf({ seen_at, active_at }: LastSeen, now: Date): Presence {
  // Ahead by more than that, it is of a clock that was wrong.
  const isSince = (instant: string | null, duration: number) =>
    instant !== null && Math.abs(now.getTime() - Date.parse(instant)) < duration;
  if (!isSince(seen_at, SEEN_FOR_MS)) return 'offline';
  return isSince(active_at, ACTIVE_FOR_MS) ? 'online' : 'away';
}

/** An account that was last seen before this was offline at `now`. */
export function seenSince(now: Date): string {
  return new Date(now.getTime() - SEEN_FOR_MS).toISOString();
}
