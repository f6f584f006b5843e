// Signed addresses, of pictures and the like: whoever holds one may look, for some hours, without a token, as an <img> has none.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What addresses are signed with. The newest key signs, older ones are believed for longer than an address is good. */
export interface AddressKeys {
  newest(): Promise<AddressKey>;
  find(kid: string): Promise<AddressKey | undefined>;
}
type AddressKey = { kid: string; secret: Uint8Array };

export interface Addresses {
  /** `path` and `id` with what proves them. The same for a while, so that browsers keep what it shows. */
  of(path: string, id: string): string;
  /** How long the address is good for yet, in seconds; 0 for one that we did not make, or that has ended. */
  lifeOf(path: string, address: { id: string; until: string; key: string; signature: string }): Promise<number>;
  close(): void;
}

/** Addresses change this often; each is good for once to twice as long. */
const STEP_SECONDS = 6 * 3600;
/** How soon a key that another process has made is signed with. */
const LOOK_EVERY_MS = 60_000;

/** @param onError hears of a key that could not be looked for; the one held goes on signing */
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
