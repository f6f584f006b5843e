// The rows of files: what is asked for, what is here, and how the calls show it.
import type { Selectable } from 'kysely';
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { shownKindOf } from '#kit/server/files/fileKind.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import type { Edital, EditalReason } from '../entities.ts';
import type { EditaisTable } from './tables.ts';

export type EditalRow = Selectable<EditaisTable>;

/** Path of signed addresses. */
export const FILES = '/api/editais/files/';
/** Title of a document in a file name. */
const LONGEST_NAME = 120;

/** What a row has before anything was downloaded. */
const queued = {
  ...{ state: 'queued', reason: null, kind: null, media_type: '', file: null, bytes: null, pages: 0 },
  ...{ attempts: 0, downloaded_at: null, used_at: null },
} as const satisfies Partial<EditalRow>;

/** The files of a notice's documents, in the documents' order. */
export async function listEditais(db: Queries, licitacaoId: number, addresses: Pick<FileAddresses, 'fileOf'>): Promise<Edital[]> {
  const rows = await documents(db).where('documentos.licitacao_id', '=', licitacaoId).orderBy('sequencial').execute();
  return rows.map((row) => toEdital(row, addresses));
}

/** @throws {Problem} `not-found` */
export async function findEdital(db: Queries, documentoId: number, addresses: Pick<FileAddresses, 'fileOf'>): Promise<Edital> {
  const row = await documents(db).where('documentos.id', '=', documentoId).executeTakeFirst();
  return row ? toEdital(row, addresses) : notFound();
}

/**
 * Asks for a document's file; one that is here or asked for stays as it is.
 * @throws {Problem} `not-found`, or `conflict` if it cannot be downloaded
 */
export async function queueEdital(db: Queries, documentoId: number): Promise<void> {
  const row = await documents(db).where('documentos.id', '=', documentoId).executeTakeFirst();
  if (!row) return notFound();
  if (!isAskable(row.url)) throw new Problem('conflict');
  if (isCurrent(row) && (row.state === 'queued' || row.state === 'kept' || isHeld(row))) return;
  await queue(db, [{ documento_id: documentoId, licitacao_id: row.licitacao_id, url: row.url }]);
}

/** Documents of followed notices that were never asked for. @returns how many were asked for now */
export async function queueFollowed(db: Queries, most: number): Promise<number> {
  const rows = await db
    .selectFrom('documentos')
    .leftJoin('editais', (join) => join.onRef('documento_id', '=', 'documentos.id').onRef('editais.url', '=', 'documentos.url'))
    .select(['documentos.id as documento_id', 'documentos.licitacao_id', 'documentos.url'])
    .where('documentos.licitacao_id', 'in', (is) => is.selectFrom('follows').select('item_id').where('kind', '=', 'licitacao'))
    .where('documentos.url', 'like', 'http%')
    .where('editais.documento_id', 'is', null)
    .orderBy('documentos.id', 'desc')
    .limit(most)
    .execute();
  await queue(db, rows);
  return rows.length;
}

/**
 * A file that the row still names is removed when the new one is stored. The text of another file is removed by the worker, because that
 * takes longer than a request may hold the database: until then the row has no pages.
 */
async function queue(db: Queries, rows: readonly Pick<EditalRow, 'documento_id' | 'licitacao_id' | 'url'>[]): Promise<void> {
  const next_at = new Date().toISOString();
  for (const row of rows) {
    await db
      .insertInto('editais')
      .values({ ...queued, ...row, next_at })
      .onConflict((known) =>
        known.column('documento_id').doUpdateSet((is) => ({
          ...{ url: row.url, state: 'queued', reason: null, attempts: 0, next_at },
          pages: is.case().when('editais.url', '=', row.url).then(is.ref('editais.pages')).else(0).end(),
        })),
      )
      .execute();
  }
}

function documents(db: Queries) {
  return db
    .selectFrom('documentos')
    .leftJoin('editais', 'documento_id', 'documentos.id')
    .selectAll('editais')
    .select(['documentos.id', 'documentos.licitacao_id', 'documentos.url', 'titulo', 'editais.url as file_url']);
}

type Found = Awaited<ReturnType<ReturnType<typeof documents>['execute']>>[number];

/** Whether its row is about the file that the document has today. */
function isCurrent({ url, file_url }: Pick<Found, 'url' | 'file_url'>): boolean {
  return url === file_url;
}

/** Whether reading the file ended its reader, or may have. */
export function endsReader(reason: EditalReason | null | undefined): boolean {
  return reason === 'broken' || reason === 'memory' || reason === 'time';
}

/** Such a file is not downloaded again for a day. */
function isHeld({ reason, next_at }: Pick<Found, 'reason' | 'next_at'>): boolean {
  return endsReader(reason) && next_at !== null && next_at > new Date().toISOString();
}

/** Documents of the demonstration are files of this server. */
function isAskable(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

function toEdital(row: Found, addresses: Pick<FileAddresses, 'fileOf'>): Edital {
  const { id, titulo, url, kind } = row;
  const canDownload = isAskable(url) && !(isCurrent(row) && isHeld(row));
  const head = { documento_id: id, canDownload, fileName: fileNameOf(titulo, kind) };
  if (!isCurrent(row) || row.state === null)
    return {
      ...{ ...head, state: 'not_downloaded', reason: null, kind: null, bytes: null },
      ...{ pages: 0, downloaded_at: null, url: '', shown: null },
    };
  const { state, reason, bytes, pages, downloaded_at, file } = row;
  const address = state === 'kept' && file !== null ? addresses.fileOf(FILES, String(id)) : '';
  const shownKind = address === '' ? null : shownKindOf(row.media_type ?? '');
  return {
    ...{ ...head, state, reason, kind, bytes, pages: pages ?? 0, downloaded_at, url: address },
    shown: shownKind && { kind: shownKind, url: `${address}&inline=true` },
  };
}

/** Endings of the variants of a kind: with macros, templates. What was read before its kind was told apart is a `zip`. */
const office = [
  'docx docm dotx dotm',
  'xlsx xlsm xlsb xltx xltm',
  'pptx pptm ppsx ppsm potx',
  'odt ott odm',
  'ods ots',
  'odp otp',
  'odg otg',
  'rtf doc',
];
const endings = new Map(office.map((all) => [all.split(' ')[0], all.split(' ')]));
endings.set('zip', ['zip', ...[...endings.values()].flat()]);

/** The title with the ending of what the file is, whatever it was called. */
export function fileNameOf(titulo: string, kind: EditalRow['kind']): string {
  const name =
    titulo
      .replace(/[<>:"/\\|?*\p{Cc}]+/gu, '_')
      .slice(0, LONGEST_NAME)
      .toWellFormed()
      .trim() || 'documento';
  if (kind === null || kind === 'other') return name;
  const own = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return (endings.get(kind) ?? [kind]).includes(own) ? name : `${name}.${kind}`;
}
