// Where the browser keeps a session. Tabs share it: what one writes, the others are told.
import type { Session } from '../contract.ts';

export type SessionKeys = Record<keyof Session, string>;

let keys: SessionKeys = { userData: 'userData', accessToken: 'accessToken', refreshToken: 'refreshToken' };

/** Names the places, for installations that share an origin. */
export function storeUnder(names: SessionKeys): void {
  keys = names;
}

export function readSession(): Session | null {
  const userData = localStorage.getItem(keys.userData);
  const accessToken = localStorage.getItem(keys.accessToken);
  const refreshToken = localStorage.getItem(keys.refreshToken);
  if (!userData || !accessToken || !refreshToken) return null;
  try {
    return { userData: JSON.parse(userData), accessToken, refreshToken };
  } catch {
    return null;
  }
}

/** The access token goes last: other tabs wait for it. */
export function writeSession({ userData, accessToken, refreshToken }: Session): void {
  localStorage.setItem(keys.userData, JSON.stringify(userData));
  localStorage.setItem(keys.refreshToken, refreshToken);
  localStorage.setItem(keys.accessToken, accessToken);
}

export function eraseSession(): void {
  localStorage.removeItem(keys.userData);
  localStorage.removeItem(keys.refreshToken);
  localStorage.removeItem(keys.accessToken);
}

/** Calls back when another tab signed in, renewed its tokens, or signed out. */
export function onSessionElsewhere(follow: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === keys.accessToken || event.key === null) follow();
  });
}
