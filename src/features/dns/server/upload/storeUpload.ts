// Stores the rows of an uploaded file. It stays hidden until all its rows are written, which takes several transactions.
import { Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { Yielder } from '#kit/server/records/yielder.ts';
import { type EntryRead, keysOf } from '../entry.ts';
import { purgeUpload } from '../retention.ts';
import type {} from '../tables.ts';
import type { FileRead } from './readFile.ts';
import { compareWithList } from './repeated.ts';

/** About 10 ms on SQLite. */
const ROWS_AT_ONCE = 200;

/** `arquivo`: a single line, not empty; `bytes`: its size. */
type NewUpload = FileRead & { arquivo: string; bytes: number; userId: number | null };

/**
 * @returns the id of the upload that waits to be committed
 * @throws {Problem} `insufficient-storage`; nothing is stored then
 */
export async function storeUpload(database: Database, { userId, ignored, entries, ...file }: NewUpload): Promise<number> {
  await markRepeated(entries);
  const { id } = await database.write((db) =>
    db
      .insertInto('dns_uploads')
      .values({
        ...file,
        user_id: userId,
        estado: 'chegando',
        total: entries.length,
        faulty: entries.filter(({ faults }) => faults.length > 0).length,
        ignored: JSON.stringify(ignored) as never,
        sent_at: new Date().toISOString(),
        committed_at: null,
        committed_by: null,
        undone_at: null,
        undone_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  try {
    for (let i = 0; i < entries.length; i += ROWS_AT_ONCE) await insertRows(database, id, entries.slice(i, i + ROWS_AT_ONCE));
    await compareWithList(database, id, 'chegando');
    await database.write((db) => publishUpload(db, id));
    return id;
  } catch (error) {
    // If this fails, retention deletes it later.
    await purgeUpload(database, id).catch(() => {});
    throw error;
  }
}

async function insertRows(database: Database, upload_id: number, entries: readonly EntryRead[]): Promise<void> {
  const rows = entries.map((entry) => {
    const faults = entry.faults.length > 0 ? JSON.stringify(entry.faults) : null;
    return { ...entry, ...keysOf(entry), upload_id, faults: faults as never };
  });
  // SQLite allows 32,766 values per statement.
  await database.write((db) => db.insertInto('dns_entries').values(rows).execute());
}

/** @throws {Problem} `unavailable` when it took so long that retention discarded it */
async function publishUpload(db: Queries, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('dns_uploads')
    .set({ estado: 'pronta' })
    .where('id', '=', id)
    .where('estado', '=', 'chegando')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('unavailable');
}

/** The first of equal rows is kept. */
async function markRepeated(entries: readonly EntryRead[]): Promise<void> {
  const breather = new Yielder();
  const seen = new Set<string>();
  for (const entry of entries) {
    await breather.yieldIfDue();
    if (entry.faults.length > 0) continue;
    const { chave } = keysOf(entry);
    if (seen.has(chave)) entry.faults.push({ campo: 'nome', motivo: 'repeatedInFile', valor: entry.nome.slice(0, 80).toWellFormed() });
    seen.add(chave);
  }
}
