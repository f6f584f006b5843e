// Stores and checks a file while it is uploaded, so that an invalid one is rejected at its first wrong byte and leaves nothing behind.
import { randomUUID } from 'node:crypto';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { nothingCounted } from '../entities.ts';
import { checkFile, inColumns } from './check.ts';
import type { Importer } from './importer.ts';
import type {} from './tables.ts';

export type Delivery = {
  /** File name, for display. */
  arquivo: string;
  /** Owner of its records; empty when they name it. */
  vinculo: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Announced size in bytes; undefined when unknown. */
  announced?: number;
  userId: number | null;
};

/**
 * @returns the id of the run that waits to be started
 * @throws {Problem} `too-large`, `insufficient-storage`, and what `checkFile` throws; nothing is stored then
 */
export async function receiveFile(database: Database, importer: Importer, delivery: Delivery): Promise<number> {
  const { arquivo, vinculo, userId, announced = 0 } = delivery;
  const { files, maxBytes } = importer;
  if (announced > maxBytes) throw tooLarge(maxBytes);
  const guardado = randomUUID();
  const counted = count(delivery.bytes, maxBytes);
  try {
    const checked = await checkFile(files.save(guardado, counted.bytes), importer, { vinculo });
    const row = {
      ...inColumns(checked),
      ...nothingCounted,
      arquivo,
      bytes: counted.size(),
      estado: 'pronta' as const,
      problema: null,
      guardado,
      tentativa: 0,
      recebida_em: new Date().toISOString(),
      iniciada_em: null,
      terminada_em: null,
      user_id: userId,
      busca: buscaOf(arquivo),
    };
    const { id } = await database.write((db) => db.insertInto('importacoes').values(row).returning('id').executeTakeFirstOrThrow());
    return id;
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
    fr: `Un fichier peut peser jusqu'à ${limit('fr')}.`,
    de: `Eine Datei darf bis zu ${limit('de')} groß sein.`,
  });
}
