// Stores and checks a file while it is uploaded, so that an invalid one is rejected at its first wrong byte and leaves nothing behind.
import { randomUUID } from 'node:crypto';
import { Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { nothingCounted } from '../entities.ts';
import { type Checked, checkFile, inColumns } from './check.ts';
import type { Importer } from './importer.ts';
import { unknownKind } from './rows.ts';
import type { ImportacoesTable } from './tables.ts';

type Delivery = {
  /** File name, for display. */
  arquivo: string;
  /** Owner of its records; empty when they name it. */
  vinculo: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Announced size in bytes; undefined when unknown. */
  announced?: number;
  userId: number | null;
  /** The only kind that its records may be of. */
  tipo?: string;
};

/** Records that a source sent. */
export type SentRecords = {
  fonte: string;
  /** What they have to be, by the name of the kind. */
  tipo: string;
  /** For display. */
  nome: string;
  records: readonly unknown[];
  /** Runs in the transaction that stores the run. */
  alongside(db: Queries): Promise<void>;
};

/**
 * @returns the id of the run that waits to be started
 * @throws {Problem} `too-large`, `insufficient-storage`, and what `checkFile` throws; nothing is stored then
 */
export async function receiveFile(database: Database, importer: Importer, delivery: Delivery): Promise<number> {
  const { announced = 0 } = delivery;
  if (announced > importer.maxBytes) throw tooLarge(importer.maxBytes);
  return store(database, importer, delivery, () => ({ estado: 'pronta', origem: null }));
}

/**
 * Queues the records of a source as a run like that of a file.
 * @returns the id of the run
 * @throws {Problem} as `receiveFile`; `unknown-file-kind` also when they do not name what they belong to
 */
export async function receiveRecords(
  database: Database,
  importer: Importer,
  { fonte, tipo, nome, records, alongside }: SentRecords,
): Promise<number> {
  // Lines would have to be objects; in a list, anything else is rejected alone.
  async function* list() {
    for (const [at, record] of records.entries()) yield Buffer.from(`${at === 0 ? '[' : ',\n'}${JSON.stringify(record)}`);
    yield Buffer.from(']');
  }
  const delivery = { arquivo: nome, vinculo: '', bytes: list(), userId: null, tipo };
  const queued = (checked: Checked): Queued => {
    if (!checked.tipo || checked.previa.pede_vinculo) throw unknownKind();
    return { estado: 'na_fila', origem: fonte };
  };
  return store(database, importer, delivery, queued, alongside);
}

type Queued = Pick<ImportacoesTable, 'estado' | 'origem'>;

async function store(
  database: Database,
  { files, maxBytes, ...importer }: Importer,
  { arquivo, vinculo, bytes, userId, tipo }: Delivery,
  decide: (checked: Checked) => Queued,
  alongside?: (db: Queries) => Promise<void>,
): Promise<number> {
  const guardado = randomUUID();
  const counted = count(bytes, maxBytes);
  try {
    const checked = await checkFile(
      files.save(guardado, counted.bytes),
      { ...importer, files, maxBytes },
      { vinculo, ...(tipo && { tipo }) },
    );
    const row = {
      ...inColumns(checked),
      ...decide(checked),
      ...nothingCounted,
      arquivo,
      bytes: counted.size(),
      problema: null,
      guardado,
      tentativa: 0,
      recebida_em: new Date().toISOString(),
      iniciada_em: null,
      terminada_em: null,
      user_id: userId,
      busca: buscaOf(arquivo),
    };
    return await database.write(async (db) => {
      await alongside?.(db);
      return (await db.insertInto('importacoes').values(row).returning('id').executeTakeFirstOrThrow()).id;
    });
  } catch (error) {
    await files.remove(guardado);
    throw error;
  }
}

function count(bytes: AsyncIterable<Uint8Array>, most: number): { bytes: AsyncIterable<Uint8Array>; size(): number } {
  let size = 0;
  async function* counting() {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > most) throw tooLarge(most);
      yield chunk;
    }
  }
  return { bytes: counting(), size: () => size };
}

function tooLarge(most: number): Problem {
  const limit = (locale: string) => `${(most / 2 ** 20).toLocaleString(locale, { maximumFractionDigits: 0 })} MiB`;
  return new Problem('too-large', {
    pt: `Um arquivo pode ter até ${limit('pt-BR')}.`,
    en: `A file may be up to ${limit('en')}.`,
    fr: `Un fichier peut peser jusqu’à ${limit('fr')}.`,
    de: `Eine Datei darf bis zu ${limit('de')} groß sein.`,
  });
}
