// Accounts for tests, inserted into the database.
import { setImmediate } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import type { Database } from '#kit/server/database/database.ts';
import { hashPassword } from './passwords/passwords.ts';
import { keysOfAccount, type UsersTable } from './tables.ts';

export const password = 'uma senha comprida';
type Server = { database: Database };
let made = 0;
let hash: Promise<string> | undefined;

/** Creates a new account with `password`. */
export async function createAccount({ database }: Server, other: Partial<Insertable<UsersTable>> = {}) {
  const username = other.username ?? `someone${made++}`;
  const email = other.email ?? `${username}@x.example`;
  hash ??= hashPassword(password);
  const row = {
    ...{ full_name: 'Alguém', avatar: null, role: 'subscriber' as const, ability: null, created_at: new Date().toISOString() },
    ...{ password: await hash, ...keysOfAccount({ full_name: 'Alguém', company: '', country: '', username, email }) },
    ...other,
    ...{ username, email },
  };
  const { id } = await database.write((db) => db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow());
  return { id, email, username, password };
}

/** The audit events of a kind, the newest first. */
export function listEvents({ database }: Server, kind: string) {
  return database.read
    .selectFrom('audit_events')
    .select(['kind', 'actor_id', 'actor_name', 'subject_id', 'details'])
    .where('kind', '=', kind as never)
    .orderBy('id', 'desc')
    .execute();
}

type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

/** Requests a password link, and waits for the work done after the answer. */
export async function forgetPassword(server: Server & { call: Call }, email: string, headers: Record<string, string> = {}) {
  const count = async () => (await listEvents(server, 'passwordForgotten')).length;
  const before = await count();
  const answer = await server.call('POST /api/auth/forgot-password', { email }, headers);
  if (answer.statusCode === 200) while ((await count()) === before) await setImmediate();
  return answer;
}
