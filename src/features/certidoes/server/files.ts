// The files of documents: written down before their first byte is stored, and removed when no issue refers to them.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { KNOWN_BY, mediaTypeOf, shownKindOf } from '#kit/server/files/fileKind.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { Addresses } from '#kit/server/images/addresses.ts';
import { toSingleLine } from '#kit/server/text/submittedLine.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { type Arquivo, largestFile } from '../entities.ts';
import type { CertidaoArquivosTable } from './tables.ts';

type Row = Selectable<CertidaoArquivosTable>;
export type StoredFile = Pick<Row, 'id' | 'file_name' | 'media_type' | 'size'>;

/** Path of signed addresses. */
export const FILES = '/api/certidoes/arquivos/';
/** How long an uploaded file waits for the document that it belongs to. */
const WAITS_MS = 86_400_000;

export function toArquivo({ id, file_name, media_type, size }: StoredFile, addresses: Pick<Addresses, 'of'>): Arquivo {
  const url = addresses.of(FILES, id);
  const kind = shownKindOf(media_type);
  return { id, fileName: file_name, url, bytes: size, shown: kind && { kind, url: `${url}&inline=true` } };
}

type Upload = { userId: number | null; fileName: string; bytes: AsyncIterable<Uint8Array>; announced: number };

/**
 * Stores an uploaded PDF or picture.
 * @throws {Problem} `too-large`, `unsupported-media-type`, `quota-exceeded` or `insufficient-storage`; then nothing is stored
 */
export async function storeFile(
  { database, files }: { database: Database; files: FileStore },
  { userId, fileName, bytes, announced }: Upload,
): Promise<StoredFile> {
  if (announced > largestFile) throw new Problem('too-large', tooLarge);
  const id = randomUUID();
  const row: Row = {
    ...{ id, user_id: userId, file_name: cleanName(fileName), media_type: '' },
    // The quota counts what may come from the start.
    ...{ size: announced || largestFile, created_at: new Date().toISOString() },
  };
  await database.write((db) => db.insertInto('certidao_arquivos').values(row).execute());
  let size = 0;
  let begin = Buffer.alloc(0);
  async function* counted() {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > largestFile) throw new Problem('too-large', tooLarge);
      if (begin.byteLength < KNOWN_BY) begin = Buffer.concat([begin, chunk.subarray(0, KNOWN_BY - begin.byteLength)]);
      yield chunk;
    }
    if (!isAccepted(mediaTypeOf(begin))) throw new Problem('unsupported-media-type', notAccepted);
  }
  try {
    for await (const _ of files.save(id, counted()));
    const kept = { media_type: mediaTypeOf(begin), size };
    await database.write((db) => db.updateTable('certidao_arquivos').set(kept).where('id', '=', id).execute());
    return { ...row, ...kept };
  } catch (error) {
    await removeFile({ database, files }, id);
    throw error;
  }
}

/** Deletes a file: the bytes first, so that an interrupted deletion is repeated. */
async function removeFile({ database, files }: { database: Database; files: FileStore }, id: string): Promise<void> {
  await files.remove(id);
  await database.write((db) => db.deleteFrom('certidao_arquivos').where('id', '=', id).execute());
}

export async function findFile(db: Queries, id: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('certidao_arquivos')
    .select(['id', 'file_name', 'media_type', 'size'])
    .where('id', '=', id)
    .where('media_type', '<>', '')
    .executeTakeFirst();
}

/** Deletes files that no issue refers to, a day after their upload. */
export function purgeFiles(options: { database: Database; files: FileStore; onError(error: unknown): void }): PurgeStep {
  let removing = Promise.resolve();
  let last = '';
  return async (db, atOnce) => {
    const rows = await db
      .selectFrom('certidao_arquivos')
      .select('id')
      .where('created_at', '<', new Date(Date.now() - WAITS_MS).toISOString())
      .where('id', '>', last)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('certidao_versoes').select('certidao_versoes.id').whereRef('arquivo_id', '=', 'certidao_arquivos.id'))),
      )
      .orderBy('id')
      .limit(atOnce)
      .execute();
    last = rows.at(-1)?.id ?? '';
    afterCommit(db, () => {
      removing = removing
        .then(async () => {
          for (const { id } of rows) await removeFile(options, id);
        })
        .catch(options.onError);
    });
    return rows.length;
  };
}

function isAccepted(mediaType: string): boolean {
  return mediaType === 'application/pdf' || mediaType.startsWith('image/');
}

/** The last part of a path, without characters that are special in file systems. */
function cleanName(fileName: string): string {
  const name = toSingleLine(fileName.split(/[/\\]/).at(-1) ?? '').replace(/[<>:"|?*]/g, '_');
  return /^\.*$/.test(name) ? 'documento' : name;
}

const most = (language: string) => fileSize(largestFile, language);
const tooLarge: LocalizedText = {
  pt: `O arquivo pode ter até ${most('pt-BR')}.`,
  en: `The file may have up to ${most('en')}.`,
  fr: `Le fichier peut faire jusqu’à ${most('fr')}.`,
  de: `Die Datei darf höchstens ${most('de')} groß sein.`,
};
const notAccepted: LocalizedText = {
  pt: 'São aceitos PDF e imagens (PNG, JPEG, WebP, GIF, AVIF).',
  en: 'PDF and pictures (PNG, JPEG, WebP, GIF, AVIF) are accepted.',
  fr: 'Les PDF et les images (PNG, JPEG, WebP, GIF, AVIF) sont acceptés.',
  de: 'Angenommen werden PDF und Bilder (PNG, JPEG, WebP, GIF, AVIF).',
};
