// The cookie that resumes a remembered session after its tokens have expired.
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import { type Cookies, cookiesFor, createSecret } from './cookies.ts';
import type { Remembered } from './tokens.ts';

const LIFETIME_S = 30 * 86_400;

/** A new secret for a cookie; only its hash is stored. */
export function createRememberCookie(): { secret: string; remembered: Remembered } {
  const { secret, hash } = createSecret();
  const remember_until = new Date(Date.now() + LIFETIME_S * 1000).toISOString();
  return { secret, remembered: { remember_hash: hash, remember_until } };
}

export function rememberCookies(publicAddress: PublicAddress): Cookies {
  return cookiesFor(publicAddress, 'remember', LIFETIME_S);
}
