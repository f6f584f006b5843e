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
import { inTurn } from './turn.ts';

/** Renewed this long before the end; tabs differ, so that they seldom come at once. */
const lead = 90_000 + Math.random() * 60_000;
/** Longer than this nobody waits for a first screen. */
const patience = 10_000;
/** What is left of a token must at least outlive the call it is sent with. */
const leastLife = 15_000;

let stored: SessionStore;
let session: Session | null = null;
/** By this page's clock, which need not agree with the server's. */
let expiresAt = 0;
let renewal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Reads the session kept under these names and keeps it alive. Called once; the first screen waits until it is known who is signed in. */
export async function startSession(keys: SessionKeys): Promise<void> {
  stored = sessionStore(keys);
  adopt(stored.read(), false);
  stored.onChangeElsewhere(() => adopt(stored.read(), true));
  // Timers sleep with the machine.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renewInTime();
  });
  authorizeWith(async (refused) => {
    if (!session) return undefined;
    const isUsable = session.accessToken !== refused && expiresAt - Date.now() > leastLife;
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
  keep(signedIn);
  return signedIn.userData;
}

/** Ends the session here and in every tab at once; the server hears of it when it can. */
export async function signOut(): Promise<void> {
  const refreshToken = session?.refreshToken;
  forget();
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
  return alone(async () => {
    const latest = stored.read();
    if (!latest) await resume();
    else if (latest.accessToken !== ended) adopt(latest, true);
    else await exchange(latest.refreshToken);
    return session?.accessToken;
  });
}

async function exchange(refreshToken: string): Promise<void> {
  try {
    const renewed = await calls.refresh.send({ body: { refreshToken } });
    // Whoever signed out meanwhile stays signed out.
    if (stored.read()?.refreshToken === refreshToken) keep(renewed);
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    if (stored.read()?.refreshToken === refreshToken) await resume();
  }
}

/** Comes back by the cookie of whoever wanted to be remembered; for all others it is over here. */
async function resume(): Promise<void> {
  if (!stored.isRemembered()) return endHere();
  const before = stored.read()?.refreshToken;
  const isAsItWas = () => stored.isRemembered() && stored.read()?.refreshToken === before;
  try {
    const resumed = await calls.resume.send({}, { signal: AbortSignal.timeout(patience) });
    if (isAsItWas()) keep(resumed);
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 401)) throw error;
    if (isAsItWas()) endHere();
  }
}

let running: Promise<string | undefined> | undefined;
/** Never twice at once, neither in this tab nor in any other. */
function alone(task: () => Promise<string | undefined>): Promise<string | undefined> {
  running ??= inTurn('session', task).finally(() => {
    running = undefined;
  });
  return running;
}

function keep(fresh: Session): void {
  stored.write(fresh);
  adopt(fresh, true);
}

/** Somebody else has ended it, or it was too old; whoever looked at a screen is told why it goes. */
function endHere(): void {
  const wasIn = session !== null;
  forget();
  // Afterwards: what was said to whoever is signed in goes with them.
  if (wasIn) toast.info(text('auth:sessionEnded'));
}

function forget(): void {
  // First, lest another tab comes back by the cookie.
  stored.remember(false);
  stored.erase();
  adopt(null, true);
}

/** `isFresh`: the tokens were issued just now, so their whole life is ahead whatever this machine's clock says. */
function adopt(next: Session | null, isFresh: boolean): void {
  session = next;
  expiresAt = next ? expiryOf(next.accessToken, isFresh) : 0;
  allow(next?.userData);
  clearTimeout(renewal);
  if (next) renewal = setTimeout(renewInTime, Math.max(0, expiresAt - Date.now() - lead));
  for (const listener of listeners) listener();
}

function renewInTime(): void {
  // A server that is away is asked again by the next call.
  if (session && expiresAt - Date.now() <= lead) renew().catch(() => {});
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
