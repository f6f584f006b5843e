import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#kit/contract.ts';
import { Problem, type ProblemType } from '#kit/errors.ts';

/**
 * Who calls, as far as the kit cares. `until`: when the proof ends, in milliseconds since 1970; left out where it does not.
 * `session`: the sign-in that the proof belongs to; left out where there was none. `restriction`: what calls are refused with until the
 * account has done what is asked of it.
 */
export type Caller = { id: number; isAdmin: boolean; until?: number; session?: string; restriction?: ProblemType };

/** A command of this machine: it may do what admins may, and has no account. */
export const commandCaller = { id: 0, isAdmin: true } satisfies Caller;

/** Finds out who calls from the request's headers; null when it carries no valid proof. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/** @throws {Problem} when `caller` may not use this endpoint */
export function assertAllowed(
  caller: Caller | null,
  { access, allowedWhileRestricted }: Pick<Endpoint, 'access' | 'allowedWhileRestricted'>,
): void {
  if (access === 'public') return;
  if (!caller) throw new Problem('unauthenticated');
  if (access === 'admin' && !caller.isAdmin) throw new Problem('forbidden');
  if (caller.restriction && !allowedWhileRestricted) throw new Problem(caller.restriction);
}
