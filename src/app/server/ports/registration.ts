// Who may register without an invitation.
import type { FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/http/localRequest.ts';
import type { LocalAccess } from '../commands/localAccess.ts';
import { type Config, isReachable } from '../start/config.ts';

export type Registration = {
  /** Whether this request may register. By default, requests of this machine may, unless other machines reach the server. */
  for(request: FastifyRequest): Promise<'open' | 'invite' | 'closed'>;
  /** Whether every visitor may register, and so become an admin. */
  isPublicFor(request: FastifyRequest): boolean;
  /** The warning at the start of the server, if any. */
  warning: string | null;
};

export function registrationOf(config: Config, { mayRegister }: Pick<LocalAccess, 'mayRegister'>): Registration {
  const { registration } = config;
  const isForOthers = isReachable(config);
  const isOpen = registration === 'open';
  return {
    for: async (request) => registration ?? ((await mayRegister(request)) ? 'open' : 'invite'),
    isPublicFor: (request) => isOpen && (isForOthers || !isLocal(request)),
    warning:
      isOpen && isForOthers
        ? 'REGISTRATION=open: EVERYONE WHO REACHES THIS SERVER CAN CREATE AN ADMIN ACCOUNT. Set REGISTRATION=invite unless this is intended.'
        : null,
  };
}
