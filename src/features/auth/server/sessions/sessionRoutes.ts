import type { AuditKind } from '#features/audit/contract.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { sessions } from '../../contract.ts';
import { lockAccount } from '../tables.ts';
import { isLive } from './limits.ts';
import { publishSessionChange } from './sessionEvents.ts';
import { MOST_SESSIONS, type Tokens } from './tokens.ts';

export type SessionOptions = { database: Database; events: Pick<Events, 'publish'>; record: RecordAuditEntry<AuditKind>; tokens: Tokens };

export function sessionRoutes({ database, events, record, tokens }: SessionOptions): Routes {
  return serve(sessions, {
    list: async (_, { caller }) => {
      const now = new Date().toISOString();
      const rows = await database.read
        .selectFrom('sessions')
        .select(['id', 'created_at', 'last_used_at', 'user_agent', 'address', 'remember_until'])
        .where('user_id', '=', caller.id)
        .where(isLive(tokens.limits))
        .orderBy('last_used_at', 'desc')
        .limit(MOST_SESSIONS)
        .execute();
      return {
        sessions: rows.map(({ remember_until, ...session }) => ({
          ...session,
          isCurrent: session.id === caller.session,
          isRemembered: remember_until !== null && remember_until > now,
        })),
      };
    },
    end: async ({ params: { id } }, { caller, request }) => {
      await database.write(async (db) => {
        await lockAccount(db, caller.id);
        const ended = await db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', caller.id).executeTakeFirst();
        if (ended.numDeletedRows === 0n) notFound();
        publishSessionChange(db, caller.id, events);
        await record(db, request, { kind: 'sessionEnded' });
      });
      return undefined;
    },
    endOthers: async (_, { caller, request }) => {
      await database.write(async (db) => {
        const count = await endSessions(db, caller.id, caller.session);
        if (count === 0) return;
        publishSessionChange(db, caller.id, events);
        await record(db, request, { kind: 'sessionsEnded', details: { count } });
      });
      return undefined;
    },
  });
}

/** Ends the sessions of an account, except `session`. @returns how many there were */
export async function endSessions(db: Queries, userId: number, session = ''): Promise<number> {
  // Waits for a sign-in in progress.
  await lockAccount(db, userId);
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', session)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
