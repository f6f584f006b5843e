// Runs one export: writes the matching notices to a file while they are read, and notes its progress.
import { randomUUID } from 'node:crypto';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { ZipTooLarge } from '#kit/server/records/sheet/zipStream.ts';
import { type Exported, findIds, readLicitacoes, type Searched } from '../list/queries.ts';
import { contentOf, type Publisher } from './content.ts';
import { expiryFrom } from './expiry.ts';
import { type ExportRow, faultOf } from './jobs.ts';

export type RunOptions = { database: Database; files: FileStore; publisher: Publisher };

/** How often progress is written, and a cancellation noticed. */
const NOTE_EVERY_MS = 500;

/** The job was cancelled, or this process has lost it, or it is to stop. */
class Stopped extends Error {}

/**
 * Runs a job that this process has claimed. When `signal` aborts, the job waits again, and begins from its start.
 * @param notices the ids of what is to be exported, in order
 * @throws what was not foreseen; the job is then still running
 */
export async function runExport(
  { database, files, publisher }: RunOptions,
  id: number,
  signal: AbortSignal,
  notices: Uint32Array,
): Promise<void> {
  const job = await begin(database, id);
  if (!job) return;
  const { file } = job;
  try {
    let bytes = 0;
    const pages = counted(database, job, signal, notices);
    for await (const chunk of files.save(file, contentOf(database, job, pages, publisher))) bytes += chunk.byteLength;
    const isOwn = await change(database, job, { state: 'done', bytes, written: pages.written, total: pages.written, ...ended() });
    if (!isOwn) await files.remove(file);
  } catch (error) {
    const problem = problemOf(error);
    if (problem) await change(database, job, { state: 'failed', file: null, problem: JSON.stringify(problem) as never, ...ended() });
    else if (!(error instanceof Stopped)) throw error;
    else if (signal.aborted) await change(database, job, { state: 'waiting', file: null, written: 0 });
  }
}

/** The notices that a job asks for, in order. */
export async function idsToExport({ database, search }: Searched, id: number): Promise<Uint32Array> {
  const job = await database.read.selectFrom('licitacoes_exports').select(['query', 'ids']).where('id', '=', id).executeTakeFirst();
  if (!job) return new Uint32Array();
  const { sort = 'proximas', order = 'desc', ...filter } = job.query;
  return findIds(search, filter, { sort, order }, job.ids ?? undefined);
}

type Claimed = ExportRow & { file: string };

/** Notes the file's name before it is written, so that it is found if this process dies. */
async function begin(database: Database, id: number): Promise<Claimed | undefined> {
  const file = randomUUID();
  const row = await database.write((db) =>
    db
      .updateTable('licitacoes_exports')
      .set({ file, written: 0 })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst(),
  );
  return row && { ...row, file };
}

/** @returns whether the job is still this process's */
async function change(database: Database, { id, attempt }: Claimed, to: object): Promise<boolean> {
  const { numUpdatedRows } = await database.write((db) =>
    db
      .updateTable('licitacoes_exports')
      .set(to)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

/** The notices in pages, counted. @throws {Stopped} @throws {Problem} `validation` if the format cannot hold them */
function counted(
  database: Database,
  job: Claimed,
  signal: AbortSignal,
  notices: Uint32Array,
): AsyncIterable<Exported[]> & { written: number } {
  return {
    written: 0,
    async *[Symbol.asyncIterator]() {
      let noted = performance.now();
      for await (const rows of readLicitacoes(database.forPurpose('exports'), notices)) {
        if (signal.aborted) throw new Stopped();
        this.written += rows.length;
        mustHold(job, this.written);
        yield rows;
        if (performance.now() - noted < NOTE_EVERY_MS) continue;
        noted = performance.now();
        if (!(await change(database, job, { written: this.written }))) throw new Stopped();
      }
      mustHold(job, this.written);
    },
  };
}

function mustHold({ format }: Claimed, count: number): void {
  const fault = faultOf(format, count);
  if (fault) throw new Problem('validation', fault);
}

function ended() {
  const now = new Date();
  return { finished_at: now.toISOString(), expires_at: expiryFrom(now) };
}

function problemOf(error: unknown): ExportRow['problem'] {
  if (error instanceof ZipTooLarge) return { type: 'validation', detail: tooLarge };
  if (!(error instanceof Problem) || error.type === 'unavailable') return null;
  return { type: error.type, ...(typeof error.detail === 'object' && { detail: error.detail }) };
}

const tooLarge: LocalizedText = {
  pt: 'A planilha passaria de 4 GiB. Use mais filtros ou menos colunas, ou exporte em CSV.',
  en: 'The workbook would exceed 4 GiB. Use more filters or fewer columns, or export as CSV.',
  fr: 'Le classeur dépasserait 4 Gio. Ajoutez des filtres, réduisez les colonnes ou exportez en CSV.',
  de: 'Die Arbeitsmappe würde 4 GiB überschreiten. Filtern Sie weiter, wählen Sie weniger Spalten oder exportieren Sie als CSV.',
};
