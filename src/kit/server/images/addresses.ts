// Signed URLs, for pictures and files, because an <img> cannot send a token. Pictures that every account sees are good for some hours, so that
// browsers keep them. A file is good for some minutes, and only as long as the session that asked for it lasts.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentAccount, currentSession } from '../limits/currentAccount.ts';

/** The keys for signing. The newest key signs; older ones stay valid for longer than a URL. */
export interface AddressKeys {
  newest(): Promise<AddressKey>;
  find(kid: string): Promise<AddressKey | undefined>;
}
type AddressKey = { kid: string; secret: Uint8Array };

export interface Addresses {
  /** A signed URL of the picture `id`. It stays the same for a while, so that browsers can cache it. */
  of(path: string, id: string): string;
  /** The URL's remaining validity in seconds; 0 if it is forged or expired. */
  lifeOf(path: string, address: Signed): Promise<number>;
  /** A signed URL of the private file `id`, for the session of the present call. */
  fileOf(path: string, id: string): string;
  /**
   * Whose URL of a private file it is. What the account may read now is up to the caller.
   * @returns null if it is forged or expired, its session has ended, or its account may no longer sign in
   */
  readerOf(path: string, address: Signed & { account: string; session: string }): Promise<{ account: number } | null>;
  close(): void;
}
type Signed = { id: string; until: string; key: string; signature: string };
export type FileAddresses = Pick<Addresses, 'fileOf' | 'readerOf'>;

/** Whether the session goes on, and its account may sign in. */
type IsPresent = (account: number, session: string) => Promise<boolean>;

/** URLs change this often; each is valid for one to two such steps. */
const STEP_SECONDS = { picture: 6 * 3600, file: 300 };
/** Instead of the account of a command on this machine, which has none, nor a session. */
const COMMAND = 0;
/** How soon a new key of another process is used. */
const LOOK_EVERY_MS = 60_000;

/** @param onError receives failures to load the newest key; the current one stays in use */
export async function signedAddresses(keys: AddressKeys, isPresent: IsPresent, onError: (error: unknown) => void): Promise<Addresses> {
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
  const lifeOf = async (what: string, { until, key: kid, signature }: Omit<Signed, 'id'>) => {
    const life = /^\d{1,12}$/.test(until) ? Number(until) - now() : 0;
    const key = life > 0 ? await keys.find(kid) : undefined;
    if (!key) return 0;
    const right = sign(key, what, until);
    const given = Buffer.from(signature, 'base64url');
    return given.length === right.length && timingSafeEqual(given, right) ? life : 0;
  };
  const make = (what: string, step: number) => {
    const until = (Math.ceil(now() / step) + 1) * step;
    return `?until=${until}&key=${held.kid}&signature=${sign(held, what, String(until)).toString('base64url')}`;
  };
  return {
    of: (path, id) => `${path}${id}${make(path + id, STEP_SECONDS.picture)}`,
    lifeOf: (path, address) => lifeOf(path + address.id, address),
    fileOf: (path, id) => {
      const [account, session] = [String(currentAccount() ?? COMMAND), currentSession() ?? ''];
      return `${path}${id}${make(withSession(path + id, account, session), STEP_SECONDS.file)}&account=${account}&session=${session}`;
    },
    readerOf: async (path, { account, session, ...address }) => {
      if ((await lifeOf(withSession(path + address.id, account, session), address)) === 0) return null;
      const reader = { account: Number(account) };
      return reader.account === COMMAND || (await isPresent(reader.account, session)) ? reader : null;
    },
    close: () => {
      isOpen = false;
      clearInterval(looking);
    },
  };
}

function withSession(what: string, account: string, session: string): string {
  return `${what} ${account} ${session}`;
}

function sign({ secret }: AddressKey, what: string, until: string): Buffer {
  return createHmac('sha256', secret).update(`${what} ${until}`).digest();
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
