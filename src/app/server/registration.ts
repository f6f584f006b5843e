// Who may make an account without being invited.
import type { FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/caller.ts';
import { type Config, isLoopback } from './config.ts';

export type Registration = {
  /** Whether whoever asks may register. Unless the operator says otherwise, those on this machine may. */
  for(request: FastifyRequest): 'open' | 'invite' | 'closed';
  /** Whether that means anybody who reaches the server, each of whom may manage all. */
  isPublicFor(request: FastifyRequest): boolean;
  /** What is to be said of it when the server starts; null: nothing. */
  warning: string | null;
};

export function registrationOf({ registration, host, publicUrl, trustProxy }: Config): Registration {
  const isReachable = !isLoopback(host) || publicUrl !== null || trustProxy !== false;
  const isOpen = registration === 'open';
  return {
    for: (request) => registration ?? (isLoopback(host) && isLocal(request) ? 'open' : 'invite'),
    isPublicFor: (request) => isOpen && (isReachable || !isLocal(request)),
    warning:
      isOpen && isReachable
        ? 'REGISTRATION=open: ANYBODY WHO REACHES THIS SERVER MAY MAKE AN ACCOUNT THAT MANAGES EVERYTHING. Set REGISTRATION=invite unless that is meant.'
        : null,
  };
}
