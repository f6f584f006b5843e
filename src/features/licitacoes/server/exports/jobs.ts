// Exports that run in the background: what their owners create, see and remove.
import type { Selectable } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, type LocalizedText, notFound, Problem, problems, TooMany } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { MOST_ROWS } from '#kit/server/records/sheet/streamXlsx.ts';
import { type ExportJob, MOST_KEPT, MOST_UNFINISHED } from '../../exports.ts';
import type { ExportsTable } from '../accountTables.ts';
import type { Searched } from '../list/queries.ts';
import type { NoticeSearch } from '../search/search.ts';
import type {} from '../tables.ts';

export type ExportRow = Selectable<ExportsTable>;
export type Asked = Pick<ExportJob, 'format' | 'columns' | 'query'> & { ids?: number[] };

/** Changes of jobs are serialised, because each depends on the present states. */
const EXPORTS_LOCK = 'exports of notices';
const RETRY_AFTER = 30;

/**
 * @returns the id of the new job, and files of old ones that it replaces
 * @throws {Problem} `too-many-requests`, or `validation` if the format cannot hold what matches
 */
export async function createExport({ database, search }: Searched, asked: Asked, userId: number, language: Language) {
  const total = await countAsked(search, asked);
  const fault = faultOf(asked.format, total);
  if (fault) throw new Problem('validation', undefined, [{ path: 'body.format', message: fault[language] }]);
  return database.write(async (db) => {
    const own = await db
      .selectFrom('licitacoes_exports')
      .select(['id', 'state', 'file'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
    if (own.filter(isUnfinished).length >= MOST_UNFINISHED) throw new TooMany(RETRY_AFTER, tooMany);
    const replaced = own.filter((job) => !isUnfinished(job)).slice(MOST_KEPT - 1 - own.filter(isUnfinished).length);
    for (const { id } of replaced) await db.deleteFrom('licitacoes_exports').where('id', '=', id).execute();
    const { id } = await db
      .insertInto('licitacoes_exports')
      .values({
        ...{ user_id: userId, format: asked.format, language, state: 'waiting', attempt: 0, breaks: 0, written: 0, total },
        ...{ columns: JSON.stringify(asked.columns) as never, query: JSON.stringify(asked.query) as never },
        ids: asked.ids ? (JSON.stringify(asked.ids) as never) : null,
        ...{ file: null, bytes: null, problem: null, created_at: new Date().toISOString(), finished_at: null, expires_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, files: replaced.flatMap(({ file }) => file ?? []) };
  }, EXPORTS_LOCK);
}

/** Own exports that have not expired, newest first. */
export async function listExports(database: Database, userId: number, language: Language): Promise<ExportJob[]> {
  const rows = await ownRows(database.read, userId).orderBy('id', 'desc').execute();
  return rows.map((row) => toExportJob(row, language));
}

/** @throws {Problem} `not-found` if the account has none of this id, or it has expired */
export async function findExport(db: Queries, id: number, userId: number): Promise<ExportRow> {
  return (await ownRows(db, userId).where('id', '=', id).executeTakeFirst()) ?? notFound();
}

/** Cancels an unfinished export, or deletes a finished one. @returns its file, to be removed @throws {Problem} `not-found` */
export async function removeExport(database: Database, id: number, userId: number, expiresAt: string): Promise<string | null> {
  return database.write(async (db) => {
    const row = await findExport(db, id, userId);
    const change = db.updateTable('licitacoes_exports').where('id', '=', id);
    // The file of a running one is removed by who writes it.
    if (isUnfinished(row)) {
      const now = new Date().toISOString();
      await change.set({ state: 'cancelled', file: null, finished_at: now, expires_at: expiresAt }).execute();
      return null;
    }
    await db.deleteFrom('licitacoes_exports').where('id', '=', id).execute();
    return row.file;
  }, EXPORTS_LOCK);
}

export function toExportJob(row: ExportRow, language: Language): ExportJob {
  const { id, format, columns, query, state, written, total, bytes, problem } = row;
  return {
    ...{ id, format, columns, query, state, written, total, bytes },
    isSelection: row.ids !== null,
    fileName: `licitacoes-${dayInBrasilia(new Date(row.created_at))}-${id}.${format === 'ocds' ? 'ocds.json' : format}`,
    failure: problem && [problems[problem.type].title[language], problem.detail?.[language]].filter(Boolean).join(' '),
    ...{ createdAt: row.created_at, finishedAt: row.finished_at, expiresAt: row.expires_at },
  };
}

/** Why a format cannot hold so many notices. */
export function faultOf(format: ExportJob['format'], count: number): LocalizedText | undefined {
  if (format === 'xlsx' && count > MOST_ROWS) return tooManyRows;
  return format === 'ocds' && count === 0 ? nothingToPublish : undefined;
}

function ownRows(db: Queries, userId: number) {
  return db
    .selectFrom('licitacoes_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', new Date().toISOString())]));
}

function isUnfinished({ state }: Pick<ExportRow, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

async function countAsked(search: NoticeSearch, { query, ids }: Asked): Promise<number> {
  if (ids) return ids.length;
  const { sort: _sort, order: _order, ...filter } = query;
  const counts = await search.count(filter);
  return filter.status ? [...new Set(filter.status)].reduce((sum, status) => sum + counts[status], 0) : counts.total;
}

const tooMany: LocalizedText = {
  pt: `Você já tem ${MOST_UNFINISHED} exportações em andamento. Aguarde uma terminar ou cancele uma delas.`,
  en: `You already have ${MOST_UNFINISHED} exports under way. Wait until one is done, or cancel one.`,
  fr: `Vous avez déjà ${MOST_UNFINISHED} exportations en cours. Attendez la fin de l’une d’elles ou annulez-en une.`,
  de: `Es laufen schon ${MOST_UNFINISHED} Ihrer Exporte. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab.`,
};
const tooManyRows: LocalizedText = {
  pt: 'uma planilha XLSX comporta até 1.048.575 licitações; use mais filtros ou exporte em CSV',
  en: 'an XLSX sheet holds up to 1,048,575 notices; use more filters or export as CSV',
  fr: 'une feuille XLSX contient au plus 1 048 575 appels d’offres ; ajoutez des filtres ou exportez en CSV',
  de: 'ein XLSX-Blatt fasst bis zu 1.048.575 Ausschreibungen; filtern Sie weiter oder exportieren Sie als CSV',
};
const nothingToPublish: LocalizedText = {
  pt: 'um pacote OCDS precisa de pelo menos uma licitação, e nenhuma corresponde aos filtros',
  en: 'an OCDS package needs at least one notice, and none matches the filters',
  fr: 'un paquet OCDS doit contenir au moins un appel d’offres, et aucun ne correspond aux filtres',
  de: 'ein OCDS-Paket braucht mindestens eine Ausschreibung, und keine passt zu den Filtern',
};
