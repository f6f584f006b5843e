import type { FastifyRequest } from 'fastify';
import type { Queries } from '#kit/server/database/database.ts';
import type { AuthOptions } from '../ports.ts';
import { actorOf, findAccount } from '../queries.ts';
import { publishSessionChange } from './sessionEvents.ts';

/** Tells the log, and the account's browsers, that something good for one use came again, so that the session it belonged to was ended: somebody holds a copy. */
export async function recordTokenReuse(
  db: Queries,
  request: FastifyRequest,
  userId: number,
  { record, events }: Pick<AuthOptions, 'record' | 'events'>,
): Promise<void> {
  publishSessionChange(db, userId, events);
  const account = await findAccount(db, userId);
  await record(db, request, { kind: 'tokenReused', ...(account && { subject: { type: 'user', ...actorOf(account) } }) });
}
