// The secrets that tokens and addresses are signed with. The newest of a purpose signs; older ones are believed until they retire.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { SigningKeysTable } from './tables.ts';

export type Purpose = SigningKeysTable['purpose'];
export type Key = { kid: string; secret: Uint8Array };

export interface Keys {
  /** The key to sign with now. */
  newest(purpose: Purpose): Promise<Key>;
  /** The key of that name, if it is still believed. */
  find(purpose: Purpose, kid: string): Promise<Key | undefined>;
  /** Makes new keys of every purpose; the old ones are believed for a while yet. */
  rotate(db: Queries): Promise<void>;
}

const purposes = ['access', 'refresh', 'address'] as const satisfies readonly Purpose[];
/** How long a key is believed after its last signature: longer than anything signed with it lasts. */
const AFTERLIFE_MS = 86_400_000;

/** Makes the keys at the first start. They are read anew each time, for another process may have rotated them: two rows by their primary key. */
export async function makeKeys(database: Database): Promise<Keys> {
  const rotate = async (db: Queries) => {
    const now = new Date().toISOString();
    const end = new Date(Date.now() + AFTERLIFE_MS).toISOString();
    await db.deleteFrom('signing_keys').where('retires_at', '<', now).execute();
    await db.updateTable('signing_keys').set({ retires_at: end }).where('retires_at', 'is', null).execute();
    const fresh = purposes.map((purpose) => ({
      ...{ kid: randomUUID(), purpose, created_at: now, retires_at: null },
      secret: randomBytes(32).toString('base64url'),
    }));
    await db.insertInto('signing_keys').values(fresh).execute();
  };
  await database.write(async (db) => {
    if (!(await db.selectFrom('signing_keys').select('kid').limit(1).executeTakeFirst())) await rotate(db);
  }, 'signing_keys');

  const believed = (purpose: Purpose) =>
    database.read
      .selectFrom('signing_keys')
      .select(['kid', 'secret'])
      .where('purpose', '=', purpose)
      .where((key) => key.or([key('retires_at', 'is', null), key('retires_at', '>', new Date().toISOString())]));
  return {
    newest: async (purpose) => toKey(await believed(purpose).where('retires_at', 'is', null).executeTakeFirstOrThrow()),
    find: async (purpose, kid) => {
      const row = await believed(purpose).where('kid', '=', kid).executeTakeFirst();
      return row && toKey(row);
    },
    rotate,
  };
}

function toKey({ kid, secret }: { kid: string; secret: string }): Key {
  return { kid, secret: Buffer.from(secret, 'base64url') };
}
