import type { FastifyRequest } from 'fastify';
import type { Origin } from './tokens.ts';

/** Where a sign-in comes from. */
export function originOf({ headers, ip }: FastifyRequest): Origin {
  return { user_agent: (headers['user-agent'] ?? '').slice(0, 400), address: ip };
}
