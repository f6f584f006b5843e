// The files of documents: written down before their first byte is stored, and removed when no issue refers to them.
import type { Selectable } from 'kysely';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { shownKindOf } from '#kit/server/files/fileKind.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { purgeUploads, storeUpload, type Upload } from '#kit/server/files/storedUploads.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { type Arquivo, largestFile } from '../entities.ts';
import type { CertidaoArquivosTable } from './tables.ts';

type Row = Selectable<CertidaoArquivosTable>;
export type StoredFile = Pick<Row, 'id' | 'file_name' | 'media_type' | 'size'>;

/** Path of signed addresses. */
export const FILES = '/api/certidoes/arquivos/';
const TABLE = 'certidao_arquivos';
/** How long an uploaded file waits for the document that it belongs to. */
const WAITS_MS = 86_400_000;

export function toArquivo({ id, file_name, media_type, size }: StoredFile, addresses: Pick<FileAddresses, 'fileOf'>): Arquivo {
  const url = addresses.fileOf(FILES, id);
  const kind = shownKindOf(media_type);
  return { id, fileName: file_name, url, bytes: size, shown: kind && { kind, url: `${url}&inline=true` } };
}

/**
 * Stores an uploaded PDF or picture.
 * @throws {Problem} `too-large`, `unsupported-media-type`, `quota-exceeded` or `insufficient-storage`; then nothing is stored
 */
export function storeFile(store: { database: Database; files: FileStore }, upload: Upload): Promise<StoredFile> {
  return storeUpload({ ...store, table: TABLE }, upload, {
    largest: largestFile,
    assertKind: (mediaType) => {
      if (!isAccepted(mediaType)) throw new Problem('unsupported-media-type', notAccepted);
    },
  });
}

export function findFile(db: Queries, id: string): Promise<StoredFile | undefined> {
  return stored(db, id).executeTakeFirst();
}

/** The same, if it is of a document that is there, or still waits for the one that the account has sent it for. */
export function findFileFor(db: Queries, id: string, userId: number): Promise<StoredFile | undefined> {
  return stored(db, id)
    .where(({ or, and, not, eb, exists, selectFrom }) => {
      const issues = selectFrom('certidao_versoes')
        .select('certidao_versoes.id')
        .whereRef('certidao_versoes.arquivo_id', '=', 'certidao_arquivos.id');
      const present = issues
        .innerJoin('certidoes', 'certidoes.id', 'certidao_versoes.certidao_id')
        .where('certidoes.removed_at', 'is', null);
      return or([exists(present), and([eb('certidao_arquivos.user_id', '=', userId), not(exists(issues))])]);
    })
    .executeTakeFirst();
}

function stored(db: Queries, id: string) {
  return db
    .selectFrom('certidao_arquivos')
    .select(['id', 'file_name', 'media_type', 'size'])
    .where('id', '=', id)
    .where('media_type', '<>', '');
}

/** Deletes files that no issue refers to, a day after their upload. */
export function purgeFiles(options: { database: Database; files: FileStore; onError(error: unknown): void }): PurgeStep {
  return purgeUploads({ ...options, table: TABLE }, (db, after, atOnce) =>
    db
      .selectFrom('certidao_arquivos')
      .select('id')
      .where('created_at', '<', new Date(Date.now() - WAITS_MS).toISOString())
      .where('id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('certidao_versoes').select('certidao_versoes.id').whereRef('arquivo_id', '=', 'certidao_arquivos.id'))),
      )
      .orderBy('id')
      .limit(atOnce)
      .execute(),
  );
}

function isAccepted(mediaType: string): boolean {
  return mediaType === 'application/pdf' || mediaType.startsWith('image/');
}

const notAccepted: LocalizedText = {
  pt: 'São aceitos PDF e imagens (PNG, JPEG, WebP, GIF, AVIF).',
  en: 'PDF and pictures (PNG, JPEG, WebP, GIF, AVIF) are accepted.',
  fr: 'Les PDF et les images (PNG, JPEG, WebP, GIF, AVIF) sont acceptés.',
  de: 'Angenommen werden PDF und Bilder (PNG, JPEG, WebP, GIF, AVIF).',
};
