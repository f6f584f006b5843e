// Who is signed in. Both tokens last ten minutes and a refresh token works once, so one tab renews for all, before the time is over.
import { useSyncExternalStore } from 'react';
import { allow } from '#kit/web/ability.ts';
import { text } from '#kit/web/locale/i18n.ts';
import { CallFailed } from '#kit/web/request/failures.ts';
import { authorizeWith } from '#kit/web/request/request.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Session, UserData } from '../contract.ts';
import { calls } from './calls.ts';
import { type SessionKeys, type SessionStore, sessionStore } from './storage.ts';
import { withTabLock } from './tabLock.ts';

/** Renewed this long before the end; tabs differ, so that they seldom come at once. */
const renewBefore = 90_000 + Math.random() * 60_000;
/** Longer than this nobody waits for a first screen. */
const resumeTimeout = 10_000;
/** What is left of a token must at least outlive the call it is sent with. */
const minRemainingLife = 15_000;

let stored: SessionStore;
let session: Session | null = null;
/** By this page's clock, which need not agree with the server's. */
let expiresAt = 0;
let renewal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Reads the session kept under these names and keeps it alive. Called once; the first screen waits until it is known who is signed in. */
export async function startSession(keys: SessionKeys): Promise<void> {
  stored = sessionStore(keys);
  setSession(stored.read(), false);
  stored.onChangeElsewhere(() => setSession(stored.read(), true));
  // Timers sleep with the machine.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renewIfDue();
  });
  authorizeWith(async (refused) => {
    if (!session) return undefined;
    const isUsable = session.accessToken !== refused && expiresAt - Date.now() > minRemainingLife;
    return isUsable ? session.accessToken : renew(refused);
  });
  // A server that is away leaves nobody signed in; the next start asks again.
  if (!session && stored.isRemembered()) await renew().catch(() => {});
}

export function currentUser(): UserData | null {
  return session?.userData ?? null;
}

export function useUser(): UserData | null {
  return useSyncExternalStore(onSessionChange, currentUser);
}

/** Calls back after a sign-in, a renewal or a sign-out, in whichever tab it happened. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type Credentials = { email: string; password: string; rememberMe?: boolean; code?: string };

export async function signIn({ rememberMe = false, ...credentials }: Credentials): Promise<UserData> {
  const signedIn = await calls.login.send({ body: { ...credentials, rememberMe } });
  stored.remember(rememberMe);
  saveSession(signedIn);
  return signedIn.userData;
}

/** Ends the session here and in every tab at once; the server hears of it when it can. */
export async function signOut(): Promise<void> {
  const refreshToken = session?.refreshToken;
  clearSession();
  if (refreshToken) await calls.logout.send({ body: { refreshToken } }).catch(() => {});
}

/** Asks anew who is signed in, for all tabs: after an account has changed its name, picture or e-mail. */
export async function renewSession(): Promise<void> {
  // A renewal that is under way may have come too early to know of it.
  await running?.catch(() => {});
  // What could not be asked now comes with the next renewal.
  await renew().catch(() => {});
}

/** The new access token; undefined when the session is over. One tab asks, the others find what it got. */
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
    // Whoever signed out meanwhile stays signed out.
    if (stored.read()?.refreshToken === refreshToken) saveSession(renewed);
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    if (stored.read()?.refreshToken === refreshToken) await resume();
  }
}

/** Comes back by the cookie of whoever wanted to be remembered; for all others it is over here. */
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
/** Never twice at once, neither in this tab nor in any other. */
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

/** Somebody else has ended it, or it was too old; whoever looked at a screen is told why it goes. */
function handleEndedSession(): void {
  const wasIn = session !== null;
  clearSession();
  // Afterwards: what was said to whoever is signed in goes with them.
  if (wasIn) toast.info(text('auth:sessionEnded'));
}

function clearSession(): void {
  // First, lest another tab comes back by the cookie.
  stored.remember(false);
  stored.erase();
  setSession(null, true);
}

/** `isFresh`: the tokens were issued just now, so their whole life is ahead whatever this machine's clock says. */
function setSession(next: Session | null, isFresh: boolean): void {
  session = next;
  expiresAt = next ? expiryOf(next.accessToken, isFresh) : 0;
  allow(next?.userData);
  clearTimeout(renewal);
  if (next) renewal = setTimeout(renewIfDue, Math.max(0, expiresAt - Date.now() - renewBefore));
  for (const listener of listeners) listener();
}

function renewIfDue(): void {
  // A server that is away is asked again by the next call.
  if (session && expiresAt - Date.now() <= renewBefore) renew().catch(() => {});
}

function expiryOf(token: string, isFresh: boolean): number {
  const { iat, exp } = claimsOf(token);
  return isFresh ? Date.now() + (exp - iat) * 1000 : exp * 1000;
}

/** A token's times; one that cannot be read counts as over. */
function claimsOf(token: string): { iat: number; exp: number } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return { iat: 0, exp: 0 };
  }
}
