// Cookies whose secret is known to the browser alone; we keep its hash.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/http/localRequest.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';

export type Cookies = {
  /** The hash of the cookie that a request carries; null when it carries none. */
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, response: FastifyReply, secret: string): void;
  clear(request: FastifyRequest, response: FastifyReply): void;
};

/** A new secret for a cookie. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/**
 * Scripts cannot read it, and no other site can have it sent.
 * @param lifetime in seconds
 */
export function cookiesFor(publicAddress: PublicAddress, name: string, lifetime: number): Cookies {
  // A proxy with TLS whose word is not believed is known by the address that the operator gave.
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || (!isLocal(request) && publicAddress(request).startsWith('https:'));
  // Browsers take a cookie of such a name from this very host alone, over HTTPS: no neighbour of the domain can plant one.
  const nameOver = (secure: boolean) => (secure ? `__Host-${name}` : name);
  const put = (request: FastifyRequest, response: FastifyReply, value: string, maxAge: number) => {
    const secure = isSecure(request);
    response.setCookie(nameOver(secure), value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge });
  };
  return {
    read: (request) => {
      const secret = request.server.parseCookie(request.headers.cookie ?? '')[nameOver(isSecure(request))];
      return secret ? hashOf(secret) : null;
    },
    set: (request, response, secret) => put(request, response, secret, lifetime),
    clear: (request, response) => put(request, response, '', 0),
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
