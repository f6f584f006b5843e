// Resumes a session by its remember cookie. Each use replaces the cookie; the previous one is kept to distinguish two tabs
// that resume at the same moment from an attacker with a copy.
import type { FastifyRequest } from 'fastify';
import type { Queries } from '#kit/server/database/database.ts';
import type { AuthOptions } from '../ports.ts';
import { type Account, findAccount } from '../queries.ts';
import { isOver, type SessionLimits } from './limits.ts';
import { createRememberCookie } from './remember.ts';
import { recordTokenReuse } from './reuse.ts';
import type { Grant } from './tokens.ts';

/** How long the previous cookie is accepted, since restored tabs send the same one. */
const TOGETHER_MS = 10_000;

/** `secret`: of the new cookie; undefined if another tab got it. */
type Resumed = { account: Account; grant: Grant; secret?: string };

/** @returns `dead` for a cookie that can never work again, `refused` if it may work later */
export async function resumeBy(
  db: Queries,
  hash: string,
  request: FastifyRequest,
  { tokens, record, events, mayUseDemoAccount }: Pick<AuthOptions, 'tokens' | 'record' | 'events'> & { mayUseDemoAccount: boolean },
): Promise<Resumed | 'dead' | 'refused'> {
  const session = await findRemembered(db, hash);
  if (!session) return 'dead';
  const account = await findAccount(db, session.user_id);
  if (!account || (account.is_demo && !mayUseDemoAccount)) return 'refused';
  if (isOver(session, tokens.limits)) return 'dead';
  if (session.remember_hash === hash) {
    if (session.remember_until === null || session.remember_until <= at(0)) return 'dead';
    const secret = await renewCookie(db, session, hash, tokens.limits);
    if (secret) return { account, grant: await tokens.extend(db, session), secret };
  }
  if (await wasJustRenewed(db, session.id, hash)) return { account, grant: await tokens.extend(db, session) };
  const ended = await db.deleteFrom('sessions').where('id', '=', session.id).where('previous_hash', '=', hash).executeTakeFirst();
  if (ended.numDeletedRows > 0n) await recordTokenReuse(db, request, account.id, { record, events });
  return 'dead';
}

function findRemembered(db: Queries, hash: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'last_used_at', 'remember_hash', 'remember_until'])
    .where((session) => session.or([session('remember_hash', '=', hash), session('previous_hash', '=', hash)]))
    .executeTakeFirst();
}

/** @returns undefined if another tab was first */
async function renewCookie(
  db: Queries,
  { id, created_at }: { id: string; created_at: string },
  hash: string,
  limits: SessionLimits,
): Promise<string | undefined> {
  const { secret, remembered } = createRememberCookie(created_at, limits);
  const renewed = await db
    .updateTable('sessions')
    .set({ ...remembered, previous_hash: hash, rotated_at: at(0), last_used_at: at(0) })
    .where('id', '=', id)
    .where('remember_hash', '=', hash)
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n ? secret : undefined;
}

async function wasJustRenewed(db: Queries, id: string, hash: string): Promise<boolean> {
  const used = await db
    .updateTable('sessions')
    .set({ last_used_at: at(0) })
    .where('id', '=', id)
    .where('previous_hash', '=', hash)
    .where('rotated_at', '>', at(-TOGETHER_MS))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

function at(fromNow: number): string {
  return new Date(Date.now() + fromNow).toISOString();
}
