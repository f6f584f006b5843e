// The cookie of whoever wants to be remembered: what a browser comes back with when its tokens have ended.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/localRequest.ts';
import type { PublicAddress } from '#kit/server/publicAddress.ts';
import type { Remembered } from './tokens.ts';

const NAME = 'remember';
/** Browsers take a cookie of this name from this very host alone, over HTTPS: no neighbour of the domain can plant one. */
const SECURE_NAME = `__Host-${NAME}`;
const LIFETIME_S = 30 * 86_400;

/** A new secret for a cookie; only its hash is kept. */
export function makeCookie(): { secret: string; remembered: Remembered } {
  const secret = randomBytes(32).toString('base64url');
  const remember_until = new Date(Date.now() + LIFETIME_S * 1000).toISOString();
  return { secret, remembered: { remember_hash: hashOf(secret), remember_until } };
}

export type Cookies = {
  /** The hash of the cookie that a request carries; null when it carries none. */
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, response: FastifyReply, secret: string): void;
  clear(request: FastifyRequest, response: FastifyReply): void;
};

/** Scripts cannot read it, and no other site can have it sent. */
export function cookiesFor(publicAddress: PublicAddress): Cookies {
  // A proxy with TLS whose word is not believed is known by the address that the operator gave.
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || (!isLocal(request) && publicAddress(request).startsWith('https:'));
  const put = (request: FastifyRequest, response: FastifyReply, value: string, maxAge: number) => {
    const secure = isSecure(request);
    response.setCookie(secure ? SECURE_NAME : NAME, value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge });
  };
  return {
    read: (request) => {
      const secret = request.server.parseCookie(request.headers.cookie ?? '')[isSecure(request) ? SECURE_NAME : NAME];
      return secret ? hashOf(secret) : null;
    },
    set: (request, response, secret) => put(request, response, secret, LIFETIME_S),
    clear: (request, response) => put(request, response, '', 0),
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
