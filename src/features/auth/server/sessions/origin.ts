import type { FastifyRequest } from 'fastify';
import { cutText } from '#kit/cutText.ts';
import type { Origin } from './tokens.ts';

/** Where a sign-in comes from. */
export function originOf({ headers, ip }: FastifyRequest): Origin {
  return { user_agent: cutText(headers['user-agent'] ?? '', 400), address: ip };
}
