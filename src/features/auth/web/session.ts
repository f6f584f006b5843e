// The session. Both tokens expire after ten minutes and a refresh token works once, so one tab renews for all, ahead of time.

import { allow } from '#kit/web/ability.ts';
import { useStoreValue } from '#kit/web/device/useStoreValue.ts';
import { text } from '#kit/web/locale/i18n.ts';
import { CallFailed } from '#kit/web/request/failures.ts';
import { authorizeWith } from '#kit/web/request/request.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Session, UserData } from '../contract.ts';
import { calls } from './calls.ts';
import { type SessionKeys, type SessionStore, sessionStore } from './storage.ts';
import { withTabLock } from './tabLock.ts';
import { claimsOf, minRemainingLife, resumeTimeout } from './tokens.ts';

/** How long before expiry tokens are renewed; random, so that tabs rarely renew at the same moment. */
const renewBefore = 90_000 + Math.random() * 60_000;

let stored: SessionStore;
let session: Session | null = null;
/** By this page's clock, which may differ from the server's. */
let expiresAt = 0;
let renewal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Loads the stored session and keeps it renewed. Call once; the first screen waits for it. */
export async function startSession(keys: SessionKeys): Promise<void> {
  stored = sessionStore(keys);
  setSession(stored.read(), false);
  stored.onChangeElsewhere(() => setSession(stored.read(), true));
  // Timers pause while the machine sleeps.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renewIfDue();
  });
  window.addEventListener('online', finishLeaving);
  void finishLeaving();
  authorizeWith(async (refused) => {
    if (!session) return undefined;
    const isUsable = session.accessToken !== refused && expiresAt - Date.now() > minRemainingLife;
    return isUsable ? session.accessToken : renew(refused);
  });
  // If the server is unavailable, nobody is signed in; the next start tries again.
  if (!session && stored.isRemembered()) await renew().catch(() => {});
}

export function currentUser(): UserData | null {
  return session?.userData ?? null;
}

export function useUser(): UserData | null {
  return useStoreValue(onSessionChange, currentUser);
}

/** Subscribes to sign-in, renewal and sign-out in any tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type Credentials = { email: string; password: string; rememberMe?: boolean; code?: string };

export async function signIn({ rememberMe = false, ...credentials }: Credentials): Promise<UserData> {
  // Sent afterwards, it would end the new session.
  await finishLeaving();
  const signedIn = await calls.login.send({ body: { ...credentials, rememberMe } });
  stored.leave(null);
  stored.remember(rememberMe);
  saveSession(signedIn);
  return signedIn.userData;
}

/** Ends the session in every tab immediately, and on the server: now, or when it can be reached again. */
export async function signOut(): Promise<void> {
  const refreshToken = session?.refreshToken;
  clearSession();
  if (refreshToken) stored.leave(refreshToken);
  await finishLeaving();
}

/** Sends a sign-out that the server has not confirmed, if there is one. */
async function finishLeaving(): Promise<void> {
  if (stored.leaving()) await import('./leaving.ts').then((late) => late.finishLeaving(stored)).catch(() => {});
}

/** Refetches the user's data for all tabs, after the account has changed its name, picture or e-mail. */
export async function renewSession(): Promise<void> {
  // A running renewal may have read the old data.
  await running?.catch(() => {});
  // If it fails, the next renewal gets it.
  await renew().catch(() => {});
}

/** Returns a new access token; undefined if the session has ended. One tab requests it, the others read the stored one. */
function renew(ended = session?.accessToken): Promise<string | undefined> {
  return runExclusively(async () => {
    const latest = stored.read();
    if (!latest) await resume();
    else if (latest.accessToken !== ended) setSession(latest, true);
    else await exchange(latest.refreshToken);
    return session?.accessToken;
  });
}

async function exchange(refreshToken: string): Promise<void> {
  try {
    const renewed = await calls.refresh.send({ body: { refreshToken } });
    // The user may have signed out in the meantime.
    if (stored.read()?.refreshToken === refreshToken) saveSession(renewed);
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    if (stored.read()?.refreshToken === refreshToken) await resume();
  }
}

/** Resumes the session by the remember cookie; without one, the session has ended. */
async function resume(): Promise<void> {
  if (!stored.isRemembered()) return handleEndedSession();
  const before = stored.read()?.refreshToken;
  const isAsItWas = () => stored.isRemembered() && stored.read()?.refreshToken === before;
  try {
    const resumed = await calls.resume.send({}, { signal: AbortSignal.timeout(resumeTimeout) });
    if (isAsItWas()) saveSession(resumed);
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    if (isAsItWas()) handleEndedSession();
  }
}

let running: Promise<string | undefined> | undefined;
/** Runs one renewal at a time, in all tabs. */
function runExclusively(task: () => Promise<string | undefined>): Promise<string | undefined> {
  running ??= withTabLock('session', task).finally(() => {
    running = undefined;
  });
  return running;
}

function saveSession(fresh: Session): void {
  stored.write(fresh);
  setSession(fresh, true);
}

/** The session was ended elsewhere or has expired; the user is notified. */
function handleEndedSession(): void {
  const wasIn = session !== null;
  clearSession();
  // Afterwards, since clearing the session removes older toasts.
  if (wasIn) toast.info(text('auth:sessionEnded'));
}

function clearSession(): void {
  // First, so that no other tab resumes by the cookie.
  stored.remember(false);
  stored.erase();
  setSession(null, true);
}

/** `isFresh`: the tokens were issued just now, so their whole lifetime is left, whatever this machine's clock says. */
function setSession(next: Session | null, isFresh: boolean): void {
  session = next;
  expiresAt = next ? expiryOf(next.accessToken, isFresh) : 0;
  allow(next?.userData);
  clearTimeout(renewal);
  if (next) renewal = setTimeout(renewIfDue, Math.max(0, expiresAt - Date.now() - renewBefore));
  for (const listener of listeners) listener();
}

function renewIfDue(): void {
  // If the server is unavailable, the next call renews.
  if (session && expiresAt - Date.now() <= renewBefore) renew().catch(() => {});
}

function expiryOf(token: string, isFresh: boolean): number {
  const { iat, exp } = claimsOf(token);
  return isFresh ? Date.now() + (exp - iat) * 1000 : exp * 1000;
}
