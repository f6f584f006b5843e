// Second pass over a checked file: writes its records in short transactions, resuming where the run left off.
import { type Selectable, sql } from 'kysely';
import { Problem, Unavailable } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { Reject } from '#kit/server/records/fields.ts';
import { nothingSaved, type RecordKind, type Saved } from '#kit/server/records/kind.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { Contagem, Rejeito } from '../entities.ts';
import { endColumns, recordRunEnds } from './events.ts';
import type { Importer } from './importer.ts';
import { keyOf, readRow, toRejeito } from './readRow.ts';
import { openRows, type Row, readStoredFile } from './rows.ts';
import type { ImportacoesTable } from './tables.ts';

/** How often progress is saved while rows change nothing. */
const PROGRESS_EVERY_MS = 250;

/** The run was cancelled, or another process has claimed it. */
class RunEnded extends Error {}

type Claim = { id: number; tentativa: number };
type Run = Claim & { vinculo: string; kind: RecordKind };
/** `doubts`: values that were left out. */
type Read = { indice: number; key: string; text: string; read: unknown; doubts: Rejeito[] };
/** `known`: positions of records already stored word for word, which were not parsed. */
type Batch = { known: number[]; reads: Read[]; rejects: Rejeito[] };
type Reached = Contagem & { avisos: number };

/**
 * Executes a run in state `em_andamento` to its end, or until `signal` asks it to stop between two transactions.
 * Records, rejects and counts are written in one transaction, so the row always states what was written. When the database does not answer
 * in time, the run stays `em_andamento`, as after a crash.
 */
export async function runImport(database: Database, importer: Importer, id: number, signal: AbortSignal): Promise<void> {
  const row = await database.read.selectFrom('importacoes').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.estado !== 'em_andamento' || !row.guardado) return;
  try {
    const { guardado } = row;
    const { isStopped, reached } = await processFile(database, importer, { ...row, guardado }, signal);
    // A stopped run is queued for the next process.
    const how: End = isStopped ? { estado: 'na_fila' } : { estado: 'concluida', guardado: null, terminada_em: now() };
    if (!(await endRun(database, importer, row, { ...how, ...reached }))) throw new RunEnded();
    if (!isStopped) await importer.files.remove(guardado);
  } catch (error) {
    if (error instanceof RunEnded) return;
    // The file is fine: the queue resumes the run, and counts attempts without progress.
    if (error instanceof Unavailable) return;
    // A file that was readable at the check may be again, as may a full or unreachable database.
    await endRun(database, importer, row, { estado: 'interrompida', problema: toProblema(error), terminada_em: now() });
    if (!(error instanceof Problem)) throw error;
  }
}

/** @returns the counts reached, and whether it was asked to stop */
async function processFile(
  database: Database,
  importer: Importer,
  row: StoredRun,
  signal: AbortSignal,
): Promise<{ isStopped: boolean; reached: Reached }> {
  const reading = { tipo: row.tipo, ...(row.colunas && { colunas: row.colunas }) };
  const { kind, batches } = await openRows(readStoredFile(importer, row), importer, reading);
  if (!kind) throw new Error(`Import ${row.id} was started although its records are of no known kind.`);
  const run: Run = { id: row.id, tentativa: row.tentativa, vinculo: row.vinculo, kind };
  const { lidos, novos, atualizados, inalterados, ignorados, aguardando, rejeitados, avisos } = row;
  let reached: Reached = { lidos, novos, atualizados, inalterados, ignorados, aguardando, rejeitados, avisos };
  let savedAt = Date.now();
  const saveProgress = async () => {
    await database.write((db) => saveCounts(db, run, reached));
    savedAt = Date.now();
  };
  for await (const rows of batches) {
    if (signal.aborted) return { isStopped: true, reached };
    const left = rows.filter(({ indice }) => indice > lidos);
    const batch = await readBatch(database, run, left);
    if (batch.reads.length + batch.rejects.length > 0) {
      reached = await writeBatch(database, run, batch, reached);
      await writeRest(
        database,
        run,
        batch.reads.map(({ read }) => read),
        signal,
      );
      savedAt = Date.now();
      continue;
    }
    // Already processed or known: nothing to write, but notice a cancellation.
    reached = add(reached, batch, nothingSaved);
    if (Date.now() - savedAt > PROGRESS_EVERY_MS) await saveProgress();
  }
  // Includes the batch after which an earlier attempt stopped.
  await writeRest(database, run, 'all', signal);
  if (signal.aborted) return { isStopped: true, reached };
  if (reached.lidos !== row.registros)
    throw new Error(`Of ${row.registros} records of import ${row.id} ${reached.lidos} were found again.`);
  return { isStopped: false, reached };
}

type StoredRun = Selectable<ImportacoesTable> & { guardado: string };

async function readBatch({ read }: Database, { kind, vinculo }: Run, rows: Row[]): Promise<Batch> {
  if (rows.length === 0) return { known: [], reads: [], rejects: [] };
  const keyed = rows.map((row) => ({ row, text: row.text, key: keyOf(kind, row, vinculo) }));
  const isKnown = (await kind.findKnown?.(read, keyed)) ?? (() => false);
  const batch: Batch = { known: [], reads: [], rejects: [] };
  for (const { row, text, key } of keyed) {
    if (isKnown(key, text)) {
      batch.known.push(row.indice);
      continue;
    }
    try {
      batch.reads.push({ indice: row.indice, key, text, ...readRow(kind, row, vinculo) });
    } catch (error) {
      if (!(error instanceof Reject)) throw error;
      batch.rejects.push(toRejeito(kind, row, vinculo, error));
    }
  }
  return batch;
}

/** Writes a batch in one transaction; if the database rejects the data, row by row, so that only the faulty row is rejected. */
async function writeBatch(database: Database, run: Run, batch: Batch, before: Reached): Promise<Reached> {
  try {
    return await writeWhole(database, run, batch, before);
  } catch (error) {
    if (!database.engine.isDataFault(error)) throw error;
    let reached = before;
    for (const alone of inOrder(batch)) reached = await writeAlone(database, run, alone, reached);
    return reached;
  }
}

/** Until nothing is left, or `signal` asks to stop. */
async function writeRest(database: Database, { id, kind }: Run, reads: readonly unknown[] | 'all', signal: AbortSignal): Promise<void> {
  let isLeft = reads.length > 0 && kind.saveRest !== undefined;
  while (isLeft && !signal.aborted)
    isLeft = await database.write(async (db) => (await kind.saveRest?.(db, reads, id)) ?? false, kind.writeLock);
}

/** Each row on its own in file order, so that the processed rows are always a prefix of the file. */
function inOrder({ known, reads, rejects }: Batch): Batch[] {
  const rows: { indice: number; alone: Batch }[] = [
    ...known.map((indice) => ({ indice, alone: { known: [indice], reads: [], rejects: [] } })),
    ...reads.map((row) => ({ indice: row.indice, alone: { known: [], reads: [row], rejects: [] } })),
    ...rejects.map((reject) => ({ indice: reject.indice, alone: { known: [], reads: [], rejects: [reject] } })),
  ];
  return rows.sort((a, b) => a.indice - b.indice).map(({ alone }) => alone);
}

async function writeAlone(database: Database, run: Run, alone: Batch, before: Reached): Promise<Reached> {
  try {
    return await writeWhole(database, run, alone, before);
  } catch (error) {
    const [row] = [...alone.reads, ...alone.rejects];
    if (!row || !database.engine.isDataFault(error)) throw error;
    const controle = 'key' in row ? row.key : '';
    const refused: Rejeito = { indice: row.indice, controle, campo: '', valor: '', motivo: 'notStorable', mantido: false };
    return writeWhole(database, run, { known: [], reads: [], rejects: [refused] }, before);
  }
}

async function writeWhole(database: Database, run: Run, batch: Batch, before: Reached): Promise<Reached> {
  const { id, kind } = run;
  return database.write(async (db) => {
    const saved = batch.reads.length > 0 ? await kind.save(db, batch.reads, id) : nothingSaved;
    for (const told of inBatches([...batch.rejects, ...batch.reads.flatMap(({ doubts }) => doubts)])) {
      await db
        .insertInto('importacoes_rejeitos')
        .values(told.map((one) => ({ ...one, importacao_id: id })))
        .execute();
    }
    const reached = add(before, batch, saved);
    await saveCounts(db, run, reached);
    return reached;
  }, kind.writeLock);
}

function add(before: Reached, { known, reads, rejects }: Batch, saved: Saved): Reached {
  return {
    lidos: before.lidos + known.length + reads.length + rejects.length,
    novos: before.novos + saved.novos,
    atualizados: before.atualizados + saved.atualizados,
    inalterados: before.inalterados + known.length + saved.inalterados,
    ignorados: before.ignorados + saved.ignorados,
    aguardando: before.aguardando + saved.aguardando,
    rejeitados: before.rejeitados + rejects.length,
    avisos: before.avisos + reads.reduce((sum, { doubts }) => sum + doubts.length, 0),
  };
}

/** @throws {RunEnded} when it was cancelled or claimed by another process, so that the transaction is rolled back */
async function saveCounts(db: Queries, { id, tentativa }: Claim, counts: Reached): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('importacoes')
    // A run that has made progress may break off as often again.
    .set({ ...counts, quedas: sql<number>`case when lidos < ${counts.lidos} then 0 else quedas end` })
    .where('id', '=', id)
    .where('tentativa', '=', tentativa)
    .where('estado', '=', 'em_andamento')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RunEnded();
}

type End = Pick<ImportacoesTable, 'estado'> & Partial<Pick<ImportacoesTable, 'guardado' | 'problema' | 'terminada_em'> & Reached>;

/** @returns whether this process still had the run */
async function endRun(database: Database, importer: Importer, { id, tentativa }: Claim, how: End): Promise<boolean> {
  return database.write(async (db) => {
    const ended = await db
      .updateTable('importacoes')
      .set({ ...how, ...(how.problema && { problema: JSON.stringify(how.problema) as never }) })
      .where('id', '=', id)
      .where('tentativa', '=', tentativa)
      .where('estado', '=', 'em_andamento')
      .returning(endColumns)
      .execute();
    await recordRunEnds(db, importer, ended);
    return ended.length > 0;
  });
}

function now(): string {
  return new Date().toISOString();
}

function toProblema(error: unknown): NonNullable<ImportacoesTable['problema']> {
  if (error instanceof Problem) return { type: error.type, ...(typeof error.detail === 'object' && { detail: error.detail }) };
  return { type: 'internal' };
}
