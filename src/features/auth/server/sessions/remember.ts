// The cookie that resumes a remembered session after its tokens have expired.
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import { type Cookies, cookiesFor, createSecret } from './cookies.ts';
import { rememberUntil, type SessionLimits } from './limits.ts';
import type { Remembered } from './tokens.ts';

/**
 * A new secret for a cookie; only its hash is stored.
 * @param created_at of its session
 */
export function createRememberCookie(created_at: string, limits: SessionLimits): { secret: string; remembered: Remembered } {
  const { secret, hash } = createSecret();
  return { secret, remembered: { remember_hash: hash, remember_until: rememberUntil(created_at, limits) } };
}

export function rememberCookies(publicAddress: PublicAddress, { idleHours, maxHours }: SessionLimits): Cookies {
  return cookiesFor(publicAddress, 'remember', Math.min(idleHours, maxHours ?? idleHours) * 3600);
}
