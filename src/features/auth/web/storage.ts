// Where the browser keeps a session. Tabs share it: what one writes, the others are told.
import { forgetStored, onStoredElsewhere, readStored, store } from '#kit/web/browserStorage.ts';
import type { Session } from '../contract.ts';

/** The name each part of a session is kept under. */
export type SessionKeys = Record<keyof Session, string>;

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(keys: SessionKeys) {
  return {
    read(): Session | null {
      const userData = readStored(keys.userData);
      const accessToken = readStored(keys.accessToken);
      const refreshToken = readStored(keys.refreshToken);
      if (!userData || !accessToken || !refreshToken) return null;
      try {
        return { userData: JSON.parse(userData), accessToken, refreshToken };
      } catch {
        return null;
      }
    },
    /** The access token goes last: other tabs wait for it. */
    write({ userData, accessToken, refreshToken }: Session): void {
      store(keys.userData, JSON.stringify(userData));
      store(keys.refreshToken, refreshToken);
      store(keys.accessToken, accessToken);
    },
    erase(): void {
      forgetStored(keys.userData);
      forgetStored(keys.refreshToken);
      forgetStored(keys.accessToken);
    },
    /** Calls back when another tab signed in, renewed its tokens, or signed out. */
    onChangeElsewhere: (follow: () => void) => onStoredElsewhere(keys.accessToken, follow),
  };
}
