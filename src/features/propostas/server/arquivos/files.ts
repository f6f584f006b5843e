// Stores, lists, removes and restores the files of offers.
import { type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { shownKindOf } from '#kit/server/files/fileKind.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { fileNameIn, purgeUploads, storeUpload, type Upload } from '#kit/server/files/storedUploads.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import type { Images } from '#kit/server/images.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import { fold } from '#kit/server/text/fold.ts';
import { type Arquivo, arquivoLimits } from '../../arquivos.ts';
import { type PropostaRow, visibleTo } from '../access.ts';
import { recordChanges } from '../history.ts';
import { findPeople } from '../people.ts';
import { WRITE_LOCK } from '../ports.ts';
import type {} from '../tables.ts';

/** Path of signed addresses. */
export const FILES = '/api/propostas/arquivos/';
const TABLE = 'propostas_arquivos';
/** How long an upload may take. */
const ARRIVES_MS = 86_400_000;

const tooMany: LocalizedText = {
  pt: 'A proposta tem arquivos demais.',
  en: 'The offer has too many files.',
  fr: 'L’offre contient trop de fichiers.',
  de: 'Das Angebot hat zu viele Dateien.',
};

/** By name, the latest version first. */
export async function listArquivos(
  db: Queries,
  proposta: number,
  { images, addresses }: { images: Pick<Images, 'addressOf'>; addresses: Pick<FileAddresses, 'fileOf'> },
): Promise<Arquivo[]> {
  const rows = await present(db, proposta).selectAll().orderBy('chave').orderBy('versao', 'desc').execute();
  const people = await findPeople(
    db,
    rows.map(({ user_id }) => user_id),
    images,
  );
  const named = Map.groupBy(rows, ({ chave }) => chave);
  return [...named.values()].map((versions) => ({
    nome: versions[0]?.file_name ?? '',
    versoes: versions.map(({ id, versao, file_name, media_type, size, user_id, created_at }) => {
      const url = addresses.fileOf(FILES, id);
      const kind = shownKindOf(media_type);
      return {
        ...{ id, versao, fileName: file_name, url, bytes: size, shown: kind && { kind, url: `${url}&inline=true` } },
        ...{ quem: (user_id !== null && people.get(user_id)) || null, created_at },
      };
    }),
  }));
}

/**
 * @param mustEdit called again when the file is there, because access may have ended meanwhile
 * @throws {Problem} `too-large`, `conflict`, `quota-exceeded`, `insufficient-storage`
 */
export async function storeArquivo(
  { database, files }: { database: Database; files: FileStore },
  proposta: number,
  upload: Upload,
  mustEdit: (db: Queries) => Promise<PropostaRow>,
): Promise<{ id: string; versao: number }> {
  const chave = fold(fileNameIn(upload.fileName));
  let versao = 0;
  const { id } = await storeUpload({ database, files, table: TABLE }, upload, {
    largest: arquivoLimits.bytes,
    lock: WRITE_LOCK,
    more: { proposta_id: proposta, chave, versao: 0 },
    finish: async (db, { id, file_name }) => {
      const row = await mustEdit(db);
      const { total } = await present(db, proposta)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      if (Number(total) > arquivoLimits.versoes) throw new Problem('conflict', tooMany);
      // Removed versions count too, so that restoring them leaves no two of one number.
      const { last } = await db
        .selectFrom(TABLE)
        .select(({ fn }) => fn.max('versao').as('last'))
        .where('proposta_id', '=', proposta)
        .where('chave', '=', chave)
        .executeTakeFirstOrThrow();
      versao = Number(last ?? 0) + 1;
      await db.updateTable(TABLE).set({ versao }).where('id', '=', id).execute();
      const change = { proposta, version: row.version, by: upload.userId ?? 0 };
      await recordChanges(db, change, {}, { arquivo: versao === 1 ? file_name : `${file_name} (${versao})` });
    },
  });
  return { id, versao };
}

/** Removes all versions of a file, or restores them within ten minutes. @throws {Problem} `not-found`, `undo-expired` */
export async function setArquivoRemoved(db: Queries, row: PropostaRow, arquivo: string, isRemoved: boolean, userId: number): Promise<void> {
  const found = await db
    .selectFrom(TABLE)
    .select(['chave', 'file_name', 'removed_at'])
    .where('proposta_id', '=', row.id)
    .where('id', '=', arquivo)
    .where('media_type', '<>', '')
    .executeTakeFirst();
  if (!found || (isRemoved && found.removed_at !== null)) notFound();
  const { chave, file_name, removed_at } = found;
  if (!isRemoved && removed_at === null) return;
  if (!isRemoved && removed_at !== null && removed_at < undoLimit()) throw new Problem('undo-expired');
  await db
    .updateTable(TABLE)
    .set(isRemoved ? { removed_at: new Date().toISOString(), removed_by: userId } : { removed_at: null, removed_by: null })
    .where('proposta_id', '=', row.id)
    .where('chave', '=', chave)
    .where('removed_at', isRemoved ? 'is' : '=', isRemoved ? null : removed_at)
    .execute();
  const [before, after] = isRemoved ? [file_name, null] : [null, file_name];
  await recordChanges(db, { proposta: row.id, version: row.version, by: userId }, { arquivo: before }, { arquivo: after });
}

/** A stored file of an offer that the account sees. */
export function findArquivo(db: Queries, id: string, userId: number) {
  return db
    .selectFrom(TABLE)
    .select(['id', 'file_name', 'media_type', 'size'])
    .where('id', '=', id)
    .where('proposta_id', 'in', visibleTo(db, userId).select('propostas.id'))
    .where('media_type', '<>', '')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes files of deleted offers, removed ones, and those that never arrived. */
export const purgeArquivos = (options: { database: Database; files: FileStore; onError(error: unknown): void }) =>
  purgeUploads({ ...options, table: TABLE }, (db, after, atOnce) =>
    db
      .selectFrom(TABLE)
      .select('id')
      .where('id', '>', after)
      .where((is) =>
        is.or([
          is('proposta_id', 'is', null),
          is('removed_at', '<', undoLimit()),
          is.and([is('media_type', '=', ''), is('created_at', '<', new Date(Date.now() - ARRIVES_MS).toISOString())]),
        ]),
      )
      .orderBy('id')
      .limit(atOnce)
      .execute(),
  );

function present(db: Queries, proposta: number) {
  return db.selectFrom(TABLE).where('proposta_id', '=', proposta).where('removed_at', 'is', null).where('media_type', '<>', '');
}
