import type { FastifyRequest } from 'fastify';
import type { Access } from '#kit/contract.ts';
import { Problem } from '#kit/errors.ts';

/**
 * Who calls, as far as the kit cares. `until`: when the proof ends, in milliseconds since 1970; left out where it does not.
 * `session`: the sign-in that the proof belongs to; left out where there was none.
 */
export type Caller = { id: number; isAdmin: boolean; until?: number; session?: string };

/** A command of this machine: it may do what admins may, and has no account. */
export const commandCaller = { id: 0, isAdmin: true } satisfies Caller;

/** Finds out who calls from the request's headers; null when it carries no valid proof. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/** @throws {Problem} when `caller` may not use an endpoint of this `access` */
export function mustBeAllowed(caller: Caller | null, access: Access): void {
  if (access === 'public') return;
  if (!caller) throw new Problem('unauthenticated');
  if (access === 'admin' && !caller.isAdmin) throw new Problem('forbidden');
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** What proxies, balancers and tunnels add to tell for whom they ask. */
const forwardingHeader = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether the request comes from this machine itself: a proxy in front of us makes every request public.
 * A proxy that hides itself in every header is the operator's to mend; a browser's own word for where its page comes from tells most.
 */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const page = headers.origin ?? headers.referer;
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    (page === undefined || (URL.canParse(page) && loopbackHost.test(new URL(page).host))) &&
    !Object.keys(headers).some((name) => forwardingHeader.test(name))
  );
}
