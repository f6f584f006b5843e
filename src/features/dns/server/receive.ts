// Takes a file in. Nobody sees it before all its rows stand, which are too many for one transaction.
import { Problem, type Titles } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { Breather } from '#kit/server/records/breather.ts';
import { clean } from '#kit/server/records/fields.ts';
import { type DnsFault, largestDnsFile } from '../contract.ts';
import { type EntryRead, keysOf } from './entry.ts';
import { readFile } from './readFile.ts';
import { findRepeated } from './repeated.ts';
import type {} from './tables.ts';
import { removeUpload } from './tidy.ts';

export type Delivery = {
  arquivo: string;
  bytes: AsyncIterable<Uint8Array>;
  /** How many bytes are announced; undefined where nobody says. */
  announced?: number;
  userId: number | null;
};

/** About 15 ms on SQLite. */
const ROWS_AT_ONCE = 200;

/**
 * @returns the id of the upload that waits to be committed
 * @throws {Problem} `too-large`, `insufficient-storage`, what `readFile` throws; then nothing is kept
 */
export async function receiveFile(database: Database, { arquivo, bytes, announced = 0, userId }: Delivery): Promise<number> {
  if (announced > largestDnsFile) throw new Problem('too-large', tooLarge);
  const whole = await gather(bytes);
  const { formato, ignored, entries } = await readFile(arquivo, whole);
  await markRepeated(entries);
  try {
    return await keep(database, entries, { arquivo: clean(arquivo), formato, ignored, bytes: whole.length, userId });
  } catch (error) {
    throw database.engine.isFull(error) ? new Problem('insufficient-storage') : error;
  }
}

type Kept = { arquivo: string; formato: 'csv' | 'txt' | 'xlsx'; ignored: string[]; bytes: number; userId: number | null };

async function keep(database: Database, entries: readonly EntryRead[], { userId, ignored, ...file }: Kept): Promise<number> {
  const { id } = await database.write((db) =>
    db
      .insertInto('dns_uploads')
      .values({
        ...file,
        user_id: userId,
        estado: 'chegando',
        total: entries.length,
        faulty: 0,
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
    let faulty = 0;
    for (let i = 0; i < entries.length; i += ROWS_AT_ONCE) faulty += await keepRows(database, id, entries.slice(i, i + ROWS_AT_ONCE));
    await database.write((db) => db.updateTable('dns_uploads').set({ estado: 'pronta', faulty }).where('id', '=', id).execute());
    return id;
  } catch (error) {
    // What cannot be removed now is tidied away later.
    await removeUpload(database, id).catch(() => {});
    throw error;
  }
}

/** @returns how many of the rows have faults */
async function keepRows(database: Database, upload_id: number, entries: readonly EntryRead[]): Promise<number> {
  const rows = entries.map((entry) => ({ ...entry, ...keysOf(entry), upload_id }));
  return database.write(async (db) => {
    const live = await findRepeated(
      db,
      rows.filter(({ faults }) => faults.length === 0).map(({ chave }) => chave),
    );
    for (const row of rows) if (row.faults.length === 0 && live.has(row.chave)) row.faults.push(repeated(row));
    const inColumns = rows.map((row) => ({ ...row, faults: (row.faults.length > 0 ? JSON.stringify(row.faults) : null) as never }));
    // 32,766 values fit into a statement.
    await db.insertInto('dns_entries').values(inColumns).execute();
    return rows.filter(({ faults }) => faults.length > 0).length;
  });
}

/** The first of those alike stays. */
async function markRepeated(entries: readonly EntryRead[]): Promise<void> {
  const breather = new Breather();
  const seen = new Set<string>();
  for (const entry of entries) {
    await breather.rest();
    if (entry.faults.length > 0) continue;
    const { chave } = keysOf(entry);
    if (seen.has(chave)) entry.faults.push(repeated(entry));
    seen.add(chave);
  }
}

function repeated({ nome }: { nome: string }): DnsFault {
  return { campo: 'nome', motivo: 'repeated', valor: nome.slice(0, 80).toWellFormed() };
}

/** @throws {Problem} `too-large` */
async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > largestDnsFile) throw new Problem('too-large', tooLarge);
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}

const limit = largestDnsFile / 2 ** 20;
const tooLarge: Titles = {
  pt: `Um arquivo pode ter até ${limit} MiB.`,
  en: `A file may have up to ${limit} MiB.`,
  fr: `Un fichier peut avoir jusqu'à ${limit} Mio.`,
  de: `Eine Datei darf bis zu ${limit} MiB haben.`,
};
