import type { FastifyRequest } from 'fastify';
import type { Queries } from '#kit/server/database/database.ts';
import type { AuthOptions } from '../ports.ts';
import { actorOf, findAccount } from '../queries.ts';
import { publishSessionChange } from './sessionEvents.ts';

/** Logs, and publishes to the account's browsers, that a single-use token was used again and its session was ended: someone has a copy. */
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
