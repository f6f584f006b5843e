// Brings the secrets in the database under the newest key, at each start. Several servers may do it together.
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries, Tables } from '../database/database.ts';
import { inBatches } from '../work/inBatches.ts';
import { type Cipher, ENCRYPTED, UnreadableSecret } from './cipher.ts';
import { KEY_ID_LENGTH } from './secretKeys.ts';

/** A column of secrets. `only`: which of its rows have one; `lock`: of those who compare a stored value and then write. */
export type SecretColumn = {
  table: keyof Tables & string;
  /** The key of its rows, authenticated with the secret. */
  id: string;
  column: string;
  only?: () => RawBuilder<boolean>;
  lock?: string;
};
type Row = { id: string | number; value: string };
export type Outcome = { encrypted: number; unreadable: number };

/** Encrypts readable values, and those of previous keys, under the newest one; leaves what cannot be read. */
export async function encryptStored(database: Database, cipher: Cipher, columns: readonly SecretColumn[]): Promise<Outcome> {
  let [encrypted, unreadable] = [0, 0];
  for (const column of columns) {
    const fresh: { id: Row['id']; value: string; next: string }[] = [];
    for (const { id, value } of await findOthers(database.read, column, `${ENCRYPTED}${cipher.keyId}.`)) {
      const place = { table: column.table, id };
      try {
        fresh.push({ id, value, next: cipher.encrypt(place, cipher.decrypt(place, value)) });
      } catch (error) {
        if (!(error instanceof UnreadableSecret)) throw error;
        unreadable++;
      }
    }
    for (const some of inBatches(fresh)) {
      encrypted += await database.write(async (db) => {
        let changed = 0n;
        for (const { id, value, next } of some) changed += (await replace(column, id, value, next).execute(db)).numAffectedRows ?? 0n;
        return Number(changed);
      }, column.lock);
    }
  }
  return { encrypted, unreadable };
}

/** How many values are encrypted, by the id of their key. */
export async function countByKey(db: Queries, columns: readonly SecretColumn[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column, only } of columns) {
    const keyId = sql`substr(${sql.ref(column)}, ${sql.lit(ENCRYPTED.length + 1)}, ${sql.lit(KEY_ID_LENGTH)})`;
    const { rows } = await sql<{ keyId: string; n: number }>`
      select ${keyId} as ${sql.ref('keyId')}, count(*) as n from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${ENCRYPTED}%`} and ${only?.() ?? always} group by ${keyId}`.execute(db);
    for (const { keyId: id, n } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(n));
  }
  return counts;
}

const always = sql<boolean>`1 = 1`;

/** Values that do not begin with `prefix`. */
async function findOthers(db: Queries, { table, id, column, only }: SecretColumn, prefix: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} not like ${`${prefix}%`} and ${only?.() ?? always}`.execute(db);
  return rows;
}

/** Only if nobody has changed the value since. */
function replace({ table, id: key, column }: SecretColumn, id: Row['id'], value: string, next: string) {
  return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next} where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${value}`;
}
