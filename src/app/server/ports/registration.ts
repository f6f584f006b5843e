// Who may make an account without being invited.
import type { FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/http/localRequest.ts';
import type { LocalAccess } from '../commands/localAccess.ts';
import { type Config, isReachable } from '../start/config.ts';

export type Registration = {
  /** Whether whoever asks may register. Unless the operator says otherwise, those on this machine may, where nothing tells of others. */
  for(request: FastifyRequest): Promise<'open' | 'invite' | 'closed'>;
  /** Whether that means anybody who reaches the server, each of whom may manage all. */
  isPublicFor(request: FastifyRequest): boolean;
  /** What is to be said of it when the server starts; null: nothing. */
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
        ? 'REGISTRATION=open: ANYBODY WHO REACHES THIS SERVER MAY MAKE AN ACCOUNT THAT MANAGES EVERYTHING. Set REGISTRATION=invite unless that is meant.'
        : null,
  };
}
