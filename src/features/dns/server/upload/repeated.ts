// Marks entries that the list already has. The list changes as files come and go, so they are compared again before a commit.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DnsFault } from '../../contract.ts';
import { isLive, WRITE_LOCK } from '../live.ts';
import type { DnsUploadsTable } from '../tables.ts';

/** Shared by many rows, so it carries no value. */
const mark: DnsFault[] = [{ campo: 'nome', motivo: 'repeated', valor: '' }];

/** About 10 ms on SQLite. */
const ROWS_AT_ONCE = 500;

/**
 * Marks the rows of an upload that the list has, and unmarks those it no longer has, while the upload is in `estado`.
 * @returns how many rows are marked
 */
export async function compareWithList(database: Database, id: number, estado: DnsUploadsTable['estado']): Promise<number> {
  let marked = 0;
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    const found = await database.write(async (db) => {
      const upload = await db.selectFrom('dns_uploads').select('id').where('id', '=', id).where('estado', '=', estado).executeTakeFirst();
      return upload && compareSome(db, id, after);
    }, WRITE_LOCK);
    marked += found?.marked ?? 0;
    last = found?.last;
  }
  return marked;
}

/** Does the same for all uploads that wait to be committed. */
export async function compareWaiting(database: Database): Promise<void> {
  const waiting = await database.read.selectFrom('dns_uploads').select('id').where('estado', '=', 'pronta').orderBy('id').execute();
  for (const { id } of waiting) await compareWithList(database, id, 'pronta');
}

/** @returns the last row compared; undefined when none follows */
async function compareSome(db: Queries, id: number, after: number): Promise<{ last: number | undefined; marked: number }> {
  const rows = await db
    .selectFrom('dns_entries')
    .select(['id', 'linha', 'chave', 'faults'])
    .where('upload_id', '=', id)
    .where('linha', '>', after)
    .orderBy('linha')
    .limit(ROWS_AT_ONCE)
    .execute();
  const sound = rows.filter(({ faults }) => faults === null || faults[0]?.motivo === 'repeated');
  const live = await findLive(
    db,
    sound.map(({ chave }) => chave),
  );
  const come = sound.filter(({ faults, chave }) => faults === null && live.has(chave));
  const gone = sound.filter(({ faults, chave }) => faults !== null && !live.has(chave));
  await setFaults(db, come, mark);
  await setFaults(db, gone, null);
  const more = come.length - gone.length;
  if (more !== 0)
    await db
      .updateTable('dns_uploads')
      .set((is) => ({ faulty: is('faulty', '+', more) }))
      .where('id', '=', id)
      .execute();
  return {
    last: rows.length === ROWS_AT_ONCE ? rows.at(-1)?.linha : undefined,
    marked: sound.filter(({ chave }) => live.has(chave)).length,
  };
}

/** Those of `chaves` that are in the list. */
async function findLive(db: Queries, chaves: readonly string[]): Promise<Set<string>> {
  if (chaves.length === 0) return new Set();
  const rows = await db.selectFrom('dns_entries').select('chave').where('chave', 'in', chaves).where(isLive).execute();
  return new Set(rows.map(({ chave }) => chave));
}

async function setFaults(db: Queries, rows: readonly { id: number }[], faults: DnsFault[] | null): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('dns_entries')
    .set({ faults: faults && (JSON.stringify(faults) as never) })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
