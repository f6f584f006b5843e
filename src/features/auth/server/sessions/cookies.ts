// Cookies with a secret; the server stores its hash only.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/http/localRequest.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';

export type Cookies = {
  /** The hash of the request's cookie; null if there is none. */
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, response: FastifyReply, secret: string): void;
  clear(request: FastifyRequest, response: FastifyReply): void;
};

/** Creates the secret of a cookie. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/**
 * Not readable by scripts, and not sent by requests of other sites.
 * @param lifetime in seconds
 */
export function cookiesFor(publicAddress: PublicAddress, name: string, lifetime: number): Cookies {
  // The configured address tells whether HTTPS is used, since the proxy's headers may not be trusted.
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || (!isLocal(request) && publicAddress(request).startsWith('https:'));
  // The path of an installation below one, whose neighbours on the same host name must not get its cookies.
  const pathFor = (request: FastifyRequest) => `${URL.parse(publicAddress(request))?.pathname.replace(/\/$/, '') ?? ''}/`;
  // Browsers accept a cookie with this prefix from this very host over HTTPS only, so that no other subdomain can plant one; with `__Secure-`,
  // which may be for a path, over HTTPS only.
  const nameOver = (secure: boolean, path: string) => (secure ? `${path === '/' ? '__Host' : '__Secure'}-${name}` : name);
  const put = (request: FastifyRequest, response: FastifyReply, value: string, maxAge: number) => {
    const secure = isSecure(request);
    const path = pathFor(request);
    response.setCookie(nameOver(secure, path), value, { path, httpOnly: true, sameSite: 'strict', secure, maxAge });
  };
  return {
    read: (request) => {
      const secret = request.server.parseCookie(request.headers.cookie ?? '')[nameOver(isSecure(request), pathFor(request))];
      return secret ? hashOf(secret) : null;
    },
    set: (request, response, secret) => put(request, response, secret, lifetime),
    clear: (request, response) => put(request, response, '', 0),
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
