// The access token before the code of the application is there. The session itself is the application's (session.ts).

import { canStore } from '#kit/web/device/browserStorage.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import type { Session } from '../contract.ts';
import { type SessionKeys, type SessionStore, sessionStore } from './storage.ts';
import { withTabLock } from './tabLock.ts';
import { claimsOf, minRemainingLife, resumeTimeout } from './tokens.ts';

/** The stored token, or a new one if it has expired. Undefined without a session, and if the server gives none: then the application asks again. */
export async function earlyToken(keys: SessionKeys): Promise<string | undefined> {
  const stored = sessionStore(keys);
  const found = stored.read();
  if (found && claimsOf(found.accessToken).exp * 1000 - Date.now() > minRemainingLife) return found.accessToken;
  if (!found && !stored.isRemembered()) return undefined;
  // Where nothing can be stored, the application would not see the new token, and a refresh token works once.
  return canStore() ? withTabLock('session', () => renew(stored, found?.accessToken)) : undefined;
}

async function renew(stored: SessionStore, ended: string | undefined): Promise<string | undefined> {
  const latest = stored.read();
  // Another tab was first.
  if (latest && latest.accessToken !== ended) return latest.accessToken;
  const answer = latest
    ? await post('/jwt/refresh-token', { refreshToken: latest.refreshToken })
    : stored.isRemembered()
      ? await post('/api/auth/resume')
      : undefined;
  if (!answer?.ok) return undefined;
  const fresh: Session = await answer.json();
  // The user may have signed out in the meantime.
  const isAsItWas = stored.read()?.refreshToken === latest?.refreshToken && (latest !== null || stored.isRemembered());
  if (!isAsItWas) return undefined;
  stored.write(fresh);
  return fresh.accessToken;
}

function post(path: string, body?: object): Promise<Response> {
  const signal = AbortSignal.timeout(resumeTimeout);
  return fetch(atPrefix(path), {
    method: 'POST',
    signal,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
