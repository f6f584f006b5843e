// Stores the session in the browser. Tabs share it and are notified of changes.
import { onStoredInOtherTab, readStored, removeStored, store } from '#kit/web/device/browserStorage.ts';
import type { Session } from '../contract.ts';

/** The storage key of each part of a session, of the remember flag, and of a sign-out that the server has not confirmed. */
export type SessionKeys = Record<keyof Session | 'remembered' | 'leaving', string>;

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore(keys: SessionKeys) {
  return {
    read(): Session | null {
      const userData = readStored(keys.userData);
      const accessToken = unquoted(readStored(keys.accessToken));
      const refreshToken = unquoted(readStored(keys.refreshToken));
      if (!userData || !accessToken || !refreshToken) return null;
      try {
        return { userData: JSON.parse(userData), accessToken, refreshToken };
      } catch {
        return null;
      }
    },
    /** The access token is written last, since other tabs wait for it. */
    write({ userData, accessToken, refreshToken }: Session): void {
      store(keys.userData, JSON.stringify(userData));
      store(keys.refreshToken, refreshToken);
      store(keys.accessToken, accessToken);
    },
    erase(): void {
      removeStored(keys.userData);
      removeStored(keys.refreshToken);
      removeStored(keys.accessToken);
    },
    /** Whether the browser has a remember cookie, which pages cannot read. */
    isRemembered: () => readStored(keys.remembered) === 'true',
    remember(isWanted: boolean): void {
      if (isWanted) store(keys.remembered, 'true');
      else removeStored(keys.remembered);
    },
    /** The refresh token of a session that the user has left, while the server does not know it. */
    leaving: () => readStored(keys.leaving),
    leave(refreshToken: string | null): void {
      if (refreshToken) store(keys.leaving, refreshToken);
      else removeStored(keys.leaving);
    },
    /** Subscribes to changes made by other tabs. */
    onChangeElsewhere: (follow: () => void) => onStoredInOtherTab(keys.accessToken, follow),
  };
}

/** Older clients stored tokens as JSON. */
function unquoted(token: string | null): string | undefined {
  return token?.replace(/^"|"$/g, '');
}
