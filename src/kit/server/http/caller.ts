import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#kit/contract.ts';
import { Problem, type ProblemType } from '#kit/errors.ts';

/**
 * The caller as the kit knows it. `until`: when the token expires, in milliseconds since 1970; absent if it does not.
 * `session`: the session of the token; absent if there is none. `restriction`: the problem with which calls are refused until the
 * account has met a requirement.
 */
export type Caller = { id: number; isAdmin: boolean; until?: number; session?: string; restriction?: ProblemType };

/** A command on this machine: it has the rights of an admin, and no account. */
export const commandCaller = { id: 0, isAdmin: true } satisfies Caller;

/** Whether a command on this machine calls, not an account. */
export function isCommand({ id }: Pick<Caller, 'id'>): boolean {
  return id === commandCaller.id;
}

/** Authenticates a request by its headers; null without a valid token. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/** @throws {Problem} if `caller` may not use this endpoint */
export function assertAllowed(
  caller: Caller | null,
  { access, allowedWhileRestricted }: Pick<Endpoint, 'access' | 'allowedWhileRestricted'>,
): void {
  if (access === 'public') return;
  if (!caller) throw new Problem('unauthenticated');
  if (access === 'command' && !isCommand(caller)) throw new Problem('forbidden');
  if (access === 'admin' && !caller.isAdmin) throw new Problem('forbidden');
  if (caller.restriction && !allowedWhileRestricted) throw new Problem(caller.restriction);
}
