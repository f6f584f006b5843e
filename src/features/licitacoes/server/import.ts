// Takes a file of notices in: recognises it by content, rejects bad rows alone, and writes the rest in short transactions.
import { Problem, type ProblemBody } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type JsonRecord, jsonRecords } from '#kit/server/jsonRecords.ts';
import type { ImportProgress } from '../entities.ts';
import { findKnown, type Incoming, nothingSaved, type Saved, saveNotices } from './save.ts';
import { compras } from './sources/compras.ts';
import { isRecord, type Motive, Reject } from './sources/fields.ts';
import { pncp } from './sources/pncp.ts';
import type { Source } from './sources/source.ts';
import type {} from './tables.ts';

const sources: readonly Source[] = [pncp, compras];

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
    for await (const records of jsonRecords(bytes)) {
      source ??= recognise(records[0]?.value);
      for (let i = 0; i < records.length; i += ROWS_PER_TRANSACTION) {
        const batch = await readBatch(database, source, records.slice(i, i + ROWS_PER_TRANSACTION), progress.lidos);
        progress = await writeBatch(database, { id, tipo: source.kind }, batch, progress);
        if (batch.rejected.length > 0) yield { rejected: batch.rejected };
        yield { progress };
      }
    }
    ended = true;
    await end({ estado: 'concluida', erro: null, tipo: source?.kind ?? '', ...progress });
  } catch (error) {
    ended = true;
    await end({ estado: 'falhou', erro: error instanceof Problem ? error.message : 'internal' });
    throw error;
  } finally {
    // Whoever listened has gone, and the file with them.
    if (!ended) await end({ estado: 'falhou', erro: 'interrupted' });
  }
  yield { report: { id, arquivo, tipo: source?.kind ?? '', ...progress } };
}

type Batch = { known: number; incoming: Incoming[]; rejected: Rejected[] };

/** @param before how many records of the file came before these */
async function readBatch({ read }: Database, source: Source, records: JsonRecord[], before: number): Promise<Batch> {
  const controles = records.map(({ value }) =>
    isRecord(value) && typeof value.numeroControlePNCP === 'string' ? value.numeroControlePNCP : '',
  );
  const isKnown = await findKnown(
    read,
    records.map(({ text }, index) => ({ controle: controles[index] as string, text })),
  );
  const batch: Batch = { known: 0, incoming: [], rejected: [] };
  records.forEach(({ text, value }, index) => {
    const controle = controles[index] as string;
    try {
      if (!isRecord(value)) throw new Reject('', 'notRecord');
      if (isKnown(controle, text)) batch.known++;
      else batch.incoming.push({ notice: source.read(value), registro: text });
    } catch (error) {
      if (!(error instanceof Reject)) throw error;
      batch.rejected.push({ indice: before + index + 1, controle: controle.slice(0, 100), campo: error.field, motivo: error.motive });
    }
  });
  return batch;
}

/** One transaction: the notices, the rejects, and how far the run is, so that the three never disagree. Where all is known, none. */
async function writeBatch(
  database: Database,
  run: { id: number; tipo: string },
  { known, incoming, rejected }: Batch,
  before: ImportProgress,
): Promise<ImportProgress> {
  const after = (saved: Saved): ImportProgress => ({
    lidos: before.lidos + known + incoming.length + rejected.length,
    novos: before.novos + saved.novos,
    atualizados: before.atualizados + saved.atualizados,
    inalterados: before.inalterados + known + saved.inalterados,
    ignorados: before.ignorados + saved.ignorados,
    rejeitados: before.rejeitados + rejected.length,
  });
  if (incoming.length + rejected.length === 0) return after(nothingSaved);
  return database.write(async (db) => {
    const progress = after(await saveNotices(db, incoming));
    if (rejected.length > 0) {
      await db
        .insertInto('importacoes_rejeitos')
        .values(rejected.map((reject) => ({ ...reject, importacao_id: run.id })))
        .execute();
    }
    await db
      .updateTable('importacoes')
      .set({ tipo: run.tipo, ...progress })
      .where('id', '=', run.id)
      .execute();
    return progress;
  });
}

function recognise(first: unknown): Source {
  const source = isRecord(first) ? sources.find((candidate) => candidate.recognises(first)) : undefined;
  if (source) return source;
  const orgaos = isRecord(first) && 'codigoOrgao' in first && 'nomeOrgao' in first;
  if (orgaos) {
    throw new Problem('unknown-file-kind', {
      pt: 'Ele traz um cadastro de órgãos, não licitações.',
      en: 'It holds a register of órgãos (public bodies), not notices.',
      fr: "Il contient un registre d'organismes, pas des avis.",
      de: 'Sie enthält ein Verzeichnis von Behörden, keine Ausschreibungen.',
    });
  }
  throw new Problem('unknown-file-kind', {
    pt: 'O primeiro registro não é uma contratação do PNCP nem do Compras.gov.br.',
    en: 'Its first record is neither a PNCP nor a Compras.gov.br notice.',
    fr: "Son premier enregistrement n'est un avis ni du PNCP ni de Compras.gov.br.",
    de: 'Der erste Datensatz ist weder eine PNCP- noch eine Compras.gov.br-Ausschreibung.',
  });
}

function now(): string {
  return new Date().toISOString();
}
