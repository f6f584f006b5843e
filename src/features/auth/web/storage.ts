// Where the browser keeps a session. Tabs share it: what one writes, the others are told.
import { onStoredInOtherTab, readStored, removeStored, store } from '#kit/web/device/browserStorage.ts';
import type { Session } from '../contract.ts';

/** The name each part of a session is kept under, and that somebody wanted to be remembered. */
export type SessionKeys = Record<keyof Session | 'remembered', string>;

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
    /** The access token goes last: other tabs wait for it. */
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
    /** Whether the browser holds a cookie to come back with; pages cannot see the cookie itself. */
    isRemembered: () => readStored(keys.remembered) === 'true',
    remember(isWanted: boolean): void {
      if (isWanted) store(keys.remembered, 'true');
      else removeStored(keys.remembered);
    },
    /** Calls back when another tab signed in, renewed its tokens, or signed out. */
    onChangeElsewhere: (follow: () => void) => onStoredInOtherTab(keys.accessToken, follow),
  };
}

/** Older clients at this address kept tokens as JSON. */
function unquoted(token: string | null): string | undefined {
  return token?.replace(/^"|"$/g, '');
}
