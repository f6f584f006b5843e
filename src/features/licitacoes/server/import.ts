// Takes a file of notices in: recognises it by content, rejects bad rows alone, and writes the rest in short transactions.
import { Problem, type ProblemBody } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type JsonRecord, jsonRecords } from '#kit/server/jsonRecords.ts';
import type { ImportProgress } from '../entities.ts';
import { findKnown, type Incoming, nothingSaved, type Saved, saveNotices, TURN } from './save.ts';
import { compras } from './sources/compras.ts';
import { clean, isRecord, type Motive, Reject } from './sources/fields.ts';
import { pncp } from './sources/pncp.ts';
import type { Source } from './sources/source.ts';
import type {} from './tables.ts';

/** Names under which services, and those who collect from them, put their list: PNCP, Compras.gov.br. */
const envelopes = new Set(['data', 'resultado']);

const sources: readonly Source[] = [pncp, compras];

/** More of a key is not kept. */
const LONGEST_KEY = 100;

/** Written at once: about 20 ms of SQLite, so that nobody waits long. */
const ROWS_PER_TRANSACTION = 100;

export type Rejected = { indice: number; controle: string; campo: string; motivo: Motive };
/** What an import tells while it runs: rows as they are rejected, how far it is, at the end the report or what stopped it. */
export type ImportLine = { rejected: Rejected[] } | { progress: ImportProgress } | { report: ImportReport } | { problem: ProblemBody };
export type ImportReport = ImportProgress & { id: number; arquivo: string; tipo: string };

export type ImportOptions = {
  database: Database;
  /** The file's name, for the record. */
  arquivo: string;
  bytes: AsyncIterable<Uint8Array>;
  userId: number | null;
};

/** What a run's `erro` says when nobody was left to end it. */
const INTERRUPTED = 'interrupted';

const nothingYet: ImportProgress = { lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, rejeitados: 0 };

/**
 * Imports one file. What was written stays when a later part turns out to be unreadable: each notice is whole.
 * @throws {Problem} when the file is of no known kind, or cannot be read on
 */
export async function* importFile({ database, arquivo, bytes, userId }: ImportOptions): AsyncGenerator<ImportLine> {
  const started = {
    arquivo,
    tipo: '',
    estado: 'em_andamento' as const,
    iniciada_em: now(),
    terminada_em: null,
    erro: null,
    user_id: userId,
    ...nothingYet,
  };
  const { id } = await database.write((db) => db.insertInto('importacoes').values(started).returning('id').executeTakeFirstOrThrow());
  const end = (how: { estado: 'concluida' | 'falhou'; erro: string | null } & Partial<ImportProgress> & { tipo?: string }) =>
    database.write((db) =>
      db
        .updateTable('importacoes')
        .set({ ...how, terminada_em: now() })
        .where('id', '=', id)
        .execute(),
    );
  let progress = nothingYet;
  let source: Source | undefined;
  let ended = false;
  try {
    for await (const records of jsonRecords(bytes, envelopes)) {
      source ??= recognise(records.map(({ value }) => value));
      for (let i = 0; i < records.length; i += ROWS_PER_TRANSACTION) {
        const batch = await readBatch(database, source, records.slice(i, i + ROWS_PER_TRANSACTION), progress.lidos);
        const written = await writeBatch(database, { id, tipo: source.kind }, batch, progress);
        progress = written.progress;
        if (written.rejected.length > 0) yield { rejected: written.rejected };
        yield { progress };
      }
    }
    ended = true;
    await end({ estado: 'concluida', erro: null, tipo: source?.kind ?? '', ...progress });
  } catch (error) {
    ended = true;
    await end({ estado: 'falhou', erro: error instanceof Problem ? error.message : 'internal', ...progress });
    throw error;
  } finally {
    // Whoever listened has gone, and the file with them.
    if (!ended) await end({ estado: 'falhou', erro: INTERRUPTED, ...progress });
  }
  yield { report: { id, arquivo, tipo: source?.kind ?? '', ...progress } };
}

/** For the process that alone holds the data, before its first import: whoever ran the open ones was killed. */
export async function endInterruptedRuns(database: Database): Promise<void> {
  await database.write((db) =>
    db
      .updateTable('importacoes')
      .set({ estado: 'falhou', terminada_em: now(), erro: INTERRUPTED })
      .where('estado', '=', 'em_andamento')
      .execute(),
  );
}

type Read = Incoming & { indice: number };
type Batch = { known: number; incoming: Read[]; rejected: Rejected[] };

/** @param before how many records of the file came before these */
async function readBatch({ read }: Database, source: Source, records: JsonRecord[], before: number): Promise<Batch> {
  const keyed = records.map(({ text, value }) => ({
    text,
    value,
    controle: isRecord(value) ? clean(source.keyOf(value)).slice(0, LONGEST_KEY) : '',
  }));
  const isKnown = await findKnown(read, keyed);
  const batch: Batch = { known: 0, incoming: [], rejected: [] };
  keyed.forEach(({ text, value, controle }, index) => {
    const indice = before + index + 1;
    try {
      if (!isRecord(value)) throw new Reject('', 'notRecord');
      if (isKnown(controle, text)) batch.known++;
      else batch.incoming.push({ indice, notice: source.read(value), registro: text });
    } catch (error) {
      if (!(error instanceof Reject)) throw error;
      batch.rejected.push({ indice, controle, campo: error.field, motivo: error.motive });
    }
  });
  return batch;
}

type Written = { progress: ImportProgress; rejected: Rejected[] };

/** Writes a batch as one transaction; when the database refuses the data, row by row, so that the row at fault falls alone. */
async function writeBatch(database: Database, run: { id: number; tipo: string }, batch: Batch, before: ImportProgress): Promise<Written> {
  try {
    return await writeWhole(database, run, batch, before);
  } catch (error) {
    if (!database.engine.isDataFault(error)) throw error;
    const [only, another] = batch.incoming;
    if (only && !another) {
      const refused: Rejected = { indice: only.indice, controle: only.notice.controle, campo: '', motivo: 'notStorable' };
      return writeWhole(database, run, { known: batch.known, incoming: [], rejected: [...batch.rejected, refused] }, before);
    }
    let written: Written = await writeWhole(database, run, { ...batch, incoming: [] }, before);
    for (const row of batch.incoming) {
      const next = await writeBatch(database, run, { known: 0, incoming: [row], rejected: [] }, written.progress);
      written = { progress: next.progress, rejected: [...written.rejected, ...next.rejected] };
    }
    return written;
  }
}

/** One transaction: the notices, the rejects, and how far the run is, so that the three never disagree. Where all is known, none. */
async function writeWhole(
  database: Database,
  run: { id: number; tipo: string },
  { known, incoming, rejected }: Batch,
  before: ImportProgress,
): Promise<Written> {
  const after = (saved: Saved): ImportProgress => ({
    lidos: before.lidos + known + incoming.length + rejected.length,
    novos: before.novos + saved.novos,
    atualizados: before.atualizados + saved.atualizados,
    inalterados: before.inalterados + known + saved.inalterados,
    ignorados: before.ignorados + saved.ignorados,
    rejeitados: before.rejeitados + rejected.length,
  });
  if (incoming.length + rejected.length === 0) return { progress: after(nothingSaved), rejected };
  const progress = await database.write(async (db) => {
    const reached = after(await saveNotices(db, incoming));
    if (rejected.length > 0) {
      await db
        .insertInto('importacoes_rejeitos')
        .values(rejected.map((reject) => ({ ...reject, importacao_id: run.id })))
        .execute();
    }
    await db
      .updateTable('importacoes')
      .set({ tipo: run.tipo, ...reached })
      .where('id', '=', run.id)
      .execute();
    return reached;
  }, TURN);
  return { progress, rejected };
}

/** The kind of the first records that any source knows: a bad one at the head of a file does not speak for the rest. */
function recognise(first: unknown[]): Source {
  for (const record of first) {
    const source = isRecord(record) && sources.find((candidate) => candidate.recognises(record));
    if (source) return source;
  }
  const orgaos = first.some((record) => isRecord(record) && 'codigoOrgao' in record && 'nomeOrgao' in record);
  if (orgaos) {
    throw new Problem('unknown-file-kind', {
      pt: 'Ele traz um cadastro de órgãos, não licitações.',
      en: 'It holds a register of órgãos (public bodies), not notices.',
      fr: "Il contient un registre d'organismes, pas des avis.",
      de: 'Sie enthält ein Verzeichnis von Behörden, keine Ausschreibungen.',
    });
  }
  throw new Problem('unknown-file-kind', {
    pt: 'Nenhum de seus registros é uma contratação do PNCP ou do Compras.gov.br.',
    en: 'None of its records is a PNCP or Compras.gov.br notice.',
    fr: "Aucun de ses enregistrements n'est un avis du PNCP ou de Compras.gov.br.",
    de: 'Keiner ihrer Datensätze ist eine Ausschreibung von PNCP oder Compras.gov.br.',
  });
}

function now(): string {
  return new Date().toISOString();
}
