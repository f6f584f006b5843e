// The secrets that sign tokens and addresses. The newest of a purpose signs; older ones are accepted until they retire.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { type Cipher, ENCRYPTED, UnreadableSecret } from '#kit/server/secrets/cipher.ts';
import type { SecretColumn } from '#kit/server/secrets/storedSecrets.ts';
import type { SigningKeysTable } from '../tables.ts';

export type Purpose = SigningKeysTable['purpose'];
export type Key = { kid: string; secret: Uint8Array };

export interface Keys {
  /** The key to sign with now. */
  newest(purpose: Purpose): Promise<Key>;
  /** The key with that id, if it is still valid. */
  find(purpose: Purpose, kid: string): Promise<Key | undefined>;
  /** Creates new keys for every purpose; the old ones stay valid for some time. */
  rotate(db: Queries): Promise<void>;
}

const purposes = ['access', 'refresh', 'address'] as const satisfies readonly Purpose[];
/** How long a key is accepted after its last signature: longer than anything signed with it is valid. */
const RETIREMENT_MS = 86_400_000;
/** How long a key is cached, since every request needs it. */
const KEY_CACHE_MS = 60_000;

/** The stored keys, which are encrypted once there is a SECRET_KEY. */
export const signingKeySecrets: SecretColumn = { table: 'signing_keys', id: 'kid', column: 'secret' };

/**
 * @param secretKeys what all keys are derived from, the newest first; empty: random keys, stored in the database
 * @param isServer a command retires and removes no key
 */
export async function openKeys(database: Database, secretKeys: readonly string[], cipher: Cipher, isServer = true): Promise<Keys> {
  if (secretKeys.length === 0) return makeKeys(database, cipher, isServer);
  if (isServer) await retireStored(database);
  return deriveKeys(secretKeys, findStored(database, cipher));
}

/** Stored keys of before SECRET_KEY was set: they are accepted for as long as after a rotation, so that nobody is signed out. */
async function retireStored(database: Database): Promise<void> {
  const now = new Date().toISOString();
  const end = new Date(Date.now() + RETIREMENT_MS).toISOString();
  await database.write(async (db) => {
    await db.deleteFrom('signing_keys').where('retires_at', '<', now).execute();
    await db.updateTable('signing_keys').set({ retires_at: end }).where('retires_at', 'is', null).execute();
  }, 'signing_keys');
}

/** The first signs, all are accepted: to rotate, the operator puts a new one first. */
function deriveKeys(secretKeys: readonly string[], stored: Keys['find']): Keys {
  const derive = (purpose: Purpose) =>
    secretKeys.map((secretKey) => {
      const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', `certame ${purpose}`, 48));
      return { kid: bytes.subarray(32).toString('hex'), secret: bytes.subarray(0, 32) };
    });
  const all: Record<Purpose, Key[]> = { access: derive('access'), refresh: derive('refresh'), address: derive('address') };
  return {
    newest: async (purpose) => all[purpose][0] as Key,
    find: async (purpose, wanted) => all[purpose].find(({ kid }) => kid === wanted) ?? stored(purpose, wanted),
    rotate: async () => {
      throw new Problem('conflict', fromEnvironment);
    },
  };
}

const fromEnvironment = {
  pt: 'As chaves vêm do ambiente: defina uma nova em SECRET_KEY e a anterior em SECRET_KEY_PREVIOUS.',
  en: 'The keys come from the environment: set a new one in SECRET_KEY and the previous one in SECRET_KEY_PREVIOUS.',
  fr: 'Les clés viennent de l’environnement : mettez-en une nouvelle dans SECRET_KEY et l’ancienne dans SECRET_KEY_PREVIOUS.',
  de: 'Die Schlüssel kommen aus der Umgebung: Setzen Sie einen neuen in SECRET_KEY und den vorigen in SECRET_KEY_PREVIOUS.',
};

/** Creates the keys at the first start. The newest is read each time, since another process may have rotated them. */
async function makeKeys(database: Database, cipher: Cipher, isServer: boolean): Promise<Keys> {
  const rotate = async (db: Queries) => {
    const now = new Date().toISOString();
    const end = new Date(Date.now() + RETIREMENT_MS).toISOString();
    await db.deleteFrom('signing_keys').where('retires_at', '<', now).execute();
    await db.updateTable('signing_keys').set({ retires_at: end }).where('retires_at', 'is', null).execute();
    const fresh = purposes.map((purpose) => ({
      ...{ kid: randomUUID(), purpose, created_at: now, retires_at: null },
      secret: randomBytes(32).toString('base64url'),
    }));
    await db.insertInto('signing_keys').values(fresh).execute();
  };
  const start = async (db: Queries) => {
    // Those encrypted under a SECRET_KEY that is no longer set are of no use: what it signed is not accepted either.
    await db.deleteFrom('signing_keys').where('secret', 'like', `${ENCRYPTED}%`).execute();
    if (!(await db.selectFrom('signing_keys').select('kid').where('retires_at', 'is', null).limit(1).executeTakeFirst())) await rotate(db);
  };
  // A command needs keys only on new data.
  if (isServer || !(await newestValid(database, 'access'))) await database.write(start, 'signing_keys');
  return {
    newest: async (purpose) => {
      const row = await newestValid(database, purpose);
      if (!row) throw new Error(`There is no valid signing key for the purpose ${purpose}.`);
      return toKey(row, cipher);
    },
    find: findStored(database, cipher),
    rotate,
  };
}

/** Finds stored keys, and keeps them for a while. */
function findStored(database: Database, cipher: Cipher): Keys['find'] {
  const known = new Map<string, { purpose: Purpose; until: number; key: Key }>();
  return async (purpose, kid) => {
    const now = Date.now();
    const cached = known.get(kid);
    if (cached?.purpose === purpose && cached.until > now) return cached.key;
    const row = await validKeys(database, purpose).where('kid', '=', kid).executeTakeFirst();
    if (!row) return undefined;
    const until = Math.min(now + KEY_CACHE_MS, row.retires_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.retires_at));
    try {
      const key = toKey(row, cipher);
      known.set(kid, { purpose, until, key });
      return key;
    } catch (error) {
      // The start has reported it. What it signed is not accepted, as with any key that is gone.
      if (error instanceof UnreadableSecret) return undefined;
      throw error;
    }
  };
}

/** A retiring key signs only while there is no other: a server with SECRET_KEY has retired them. */
function newestValid(database: Database, purpose: Purpose) {
  return validKeys(database, purpose)
    .orderBy((key) => key('retires_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function validKeys({ read }: Database, purpose: Purpose) {
  return read
    .selectFrom('signing_keys')
    .select(['kid', 'secret', 'retires_at'])
    .where('purpose', '=', purpose)
    .where((key) => key.or([key('retires_at', 'is', null), key('retires_at', '>', new Date().toISOString())]));
}

function toKey({ kid, secret }: { kid: string; secret: string }, cipher: Cipher): Key {
  return { kid, secret: Buffer.from(cipher.decrypt({ table: 'signing_keys', id: kid }, secret), 'base64url') };
}
