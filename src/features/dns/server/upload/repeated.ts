// Which entries the list has already. It changes as files come and go, so entries are compared again before it counts.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DnsFault } from '../../contract.ts';
import { isLive, WRITE_LOCK } from '../live.ts';
import type { DnsUploadsTable } from '../tables.ts';

/** Many are marked with the same words, so they do not say what stands there. */
const mark: DnsFault[] = [{ campo: 'nome', motivo: 'repeated', valor: '' }];

/** About 10 ms on SQLite. */
const ROWS_AT_ONCE = 500;

/**
 * Marks the rows of an upload that the list has, and takes the mark from those that it has no more, as long as it is `estado`.
 * @returns how many are marked by then
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

/** The same for all that wait to be committed, so that they show what is left of them. */
export async function compareWaiting(database: Database): Promise<void> {
  const waiting = await database.read.selectFrom('dns_uploads').select('id').where('estado', '=', 'pronta').orderBy('id').execute();
  for (const { id } of waiting) await compareWithList(database, id, 'pronta');
}

/** @returns the last row that was looked at, undefined where none follows */
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

/** Those of `chaves` that stand in the list. */
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
