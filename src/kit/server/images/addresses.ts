// Signed URLs, for pictures and files: they work for some hours without a token, because an <img> cannot send one.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The keys for signing. The newest key signs; older ones stay valid for longer than a URL. */
export interface AddressKeys {
  newest(): Promise<AddressKey>;
  find(kid: string): Promise<AddressKey | undefined>;
}
type AddressKey = { kid: string; secret: Uint8Array };

export interface Addresses {
  /** A signed URL of `path` and `id`. It stays the same for a while, so that browsers can cache it. */
  of(path: string, id: string): string;
  /** The URL's remaining validity in seconds; 0 if it is forged or expired. */
  lifeOf(path: string, address: { id: string; until: string; key: string; signature: string }): Promise<number>;
  close(): void;
}

/** URLs change this often; each is valid for one to two such steps. */
const STEP_SECONDS = 6 * 3600;
/** How soon a new key of another process is used. */
const LOOK_EVERY_MS = 60_000;

/** @param onError receives failures to load the newest key; the current one stays in use */
export async function signedAddresses(keys: AddressKeys, onError: (error: unknown) => void): Promise<Addresses> {
  let held = await keys.newest();
  let isOpen = true;
  const look = async () => {
    try {
      held = await keys.newest();
    } catch (error) {
      if (isOpen) onError(error);
    }
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    of: (path, id) => {
      const until = (Math.ceil(now() / STEP_SECONDS) + 1) * STEP_SECONDS;
      const signature = sign(held, path + id, String(until)).toString('base64url');
      return `${path}${id}?until=${until}&key=${held.kid}&signature=${signature}`;
    },
    lifeOf: async (path, { id, until, key: kid, signature }) => {
      const life = /^\d{1,12}$/.test(until) ? Number(until) - now() : 0;
      const key = life > 0 ? await keys.find(kid) : undefined;
      if (!key) return 0;
      const right = sign(key, path + id, until);
      const given = Buffer.from(signature, 'base64url');
      return given.length === right.length && timingSafeEqual(given, right) ? life : 0;
    },
    close: () => {
      isOpen = false;
      clearInterval(looking);
    },
  };
}

function sign({ secret }: AddressKey, what: string, until: string): Buffer {
  return createHmac('sha256', secret).update(`${what} ${until}`).digest();
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
