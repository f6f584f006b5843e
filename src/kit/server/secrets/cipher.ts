// Encrypts secrets that are stored in the database: AES-256-GCM under a key derived from SECRET_KEY for each table.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, keyIdOf } from './secretKeys.ts';

/** Where a secret is stored. It is authenticated: a value that was moved to another row is not decrypted. */
export type Place = { table: string; id: string | number };

export interface Cipher {
  /** The id of the key that encrypts; null without SECRET_KEY, when secrets are stored as they are. */
  readonly keyId: string | null;
  /** @returns the value to store */
  encrypt(place: Place, secret: string): string;
  /** @param stored an encrypted value, or a readable one of before. @throws {UnreadableSecret} */
  decrypt(place: Place, stored: string): string;
}

/** A stored secret cannot be decrypted with the configured keys. The message names the cause, for the operator. */
export class UnreadableSecret extends Error {}

/** `enc1.<id of the key>.<nonce, ciphertext and tag in base64url>`; the number is the version of the format. */
const format = /^enc1\.([0-9a-f]{16})\.([A-Za-z0-9_-]+)$/;
/** What encrypted values begin with. */
export const ENCRYPTED = 'enc1.';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param secretKeys the newest first: it encrypts, all decrypt; empty: nothing is encrypted */
export function makeCipher(secretKeys: readonly string[]): Cipher {
  const secretKeyOf = new Map(secretKeys.map((secretKey) => [keyIdOf(secretKey), secretKey]));
  const derived = new Map<string, Buffer>();
  const keyFor = (keyId: string, table: string): Buffer | undefined => {
    const secretKey = secretKeyOf.get(keyId);
    if (secretKey === undefined) return undefined;
    const name = `${keyId} ${table}`;
    const key = derived.get(name) ?? deriveKey(secretKey, `secrets of ${table}`);
    derived.set(name, key);
    return key;
  };
  const keyId = secretKeys[0] === undefined ? null : keyIdOf(secretKeys[0]);
  return {
    keyId,
    encrypt: (place, secret) => {
      const key = keyId === null ? undefined : keyFor(keyId, place.table);
      if (keyId === null || !key) return secret;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(nameOf(place, keyId));
      const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${ENCRYPTED}${keyId}.${Buffer.concat(sealed).toString('base64url')}`;
    },
    decrypt: (place, stored) => {
      if (!stored.startsWith(ENCRYPTED)) return stored;
      const [, usedId, text] = format.exec(stored) ?? [];
      if (usedId === undefined || text === undefined) throw new UnreadableSecret(`${describe(place)} ${damaged}`);
      const key = keyFor(usedId, place.table);
      if (!key) throw new UnreadableSecret(`${describe(place)} was encrypted under another SECRET_KEY (id ${usedId}). ${remedy}`);
      const sealed = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(nameOf(place, usedId))
          .setAuthTag(sealed.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        throw new UnreadableSecret(`${describe(place)} ${damaged}`);
      }
    },
  };
}

const damaged = 'cannot be decrypted: it was damaged, moved from another row, or given up with its key.';
/** What to do about secrets of another key. */
const remedy = 'Put that value into SECRET_KEY, or into SECRET_KEY_PREVIOUS if it was replaced, and restart.';

function nameOf({ table, id }: Place, keyId: string): Buffer {
  return Buffer.from(`${ENCRYPTED}${keyId} ${table} ${id}`);
}

function describe({ table, id }: Place): string {
  return `The secret ${id} of the table ${table}`;
}
