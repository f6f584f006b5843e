// Queries and changes of runs; see entities.ts for their states.
import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { type Language, notFound, Problem, problems } from '#kit/errors.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { type Estado, type Importacao, type ImportacaoDetail, openStates, type Previa, type Rejeito } from '../entities.ts';
import type { Origem } from '../origem.ts';
import type { AuditRun } from './auditRun.ts';
import { checkFile, inColumns } from './check.ts';
import { endsOf, findEnded, recordRunEnds } from './events.ts';
import type { Importer } from './importer.ts';
import { findFaults } from './readingFaults.ts';
import { purgeRuns } from './retention.ts';
import { type Reading, readStoredFile } from './rows.ts';
import { describeColumns, missingColumns } from './sheet.ts';
import type { ImportacoesTable } from './tables.ts';

type Listed = Pick<Selectable<ImportacoesTable>, (typeof listed)[number]> & { por: string | null };
type Row = Listed & Pick<ImportacoesTable, 'colunas' | 'previa' | 'guardado' | 'tentativa'>;
type Page = { page: number; perPage: number };
type Listing = Page & { estado?: Estado[]; origem?: Origem; abertas: boolean };

export async function listRuns(
  database: Database,
  { kinds }: Importer,
  { page, perPage, estado, origem, abertas }: Listing,
  language: Language,
): Promise<{ importacoes: Importacao[]; total: number }> {
  // An empty list means none.
  if (estado?.length === 0) return { importacoes: [], total: 0 };
  const [rows, { total }] = await Promise.all([
    withSender(database.read)
      .$if(estado !== undefined, (query) => query.where('estado', 'in', estado ?? []))
      .$if(origem !== undefined, (query) => query.where(isOf(origem)))
      .$if(abertas, (query) => query.orderBy((is) => is.case().when('estado', 'in', openStates).then(0).else(1).end()))
      .orderBy('importacoes.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    database.read
      .selectFrom('importacoes')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$if(estado !== undefined, (query) => query.where('estado', 'in', estado ?? []))
      .$if(origem !== undefined, (query) => query.where(isOf(origem)))
      .executeTakeFirstOrThrow(),
  ]);
  return { importacoes: rows.map((row) => toImportacao(row, kinds, language)), total };
}

/** Whether a run came from a source, or was sent by somebody. */
function isOf(origem: Origem | undefined) {
  return ({ eb }: ExpressionBuilder<Tables, 'importacoes'>) =>
    origem === 'enviadas' ? eb('importacoes.origem', 'is', null) : eb('importacoes.origem', '=', origem ?? '');
}

/** @throws {Problem} `not-found` */
export async function findRun(database: Database, importer: Importer, id: number, language: Language): Promise<ImportacaoDetail> {
  const row = await findRow(database.read, id);
  return { ...toImportacao(row, importer.kinds, language), previa: toPrevia(row, importer, language) };
}

/** Changes of runs are serialised, because each depends on the current state. */
const WRITE_LOCK = 'importacoes';

/** Queues a run that is ready or interrupted. @throws {Problem} `not-found`, `conflict`, `import-unclear` */
export async function startRun(database: Database, { kinds }: Importer, id: number, record: AuditRun): Promise<void> {
  await database.write(async (db) => {
    const { arquivo, tipo, previa, vinculo, colunas, guardado } = await findRow(db, id);
    if (!guardado) throw new Problem('conflict');
    const kind = kinds.find(({ name }) => name === tipo);
    const missing = kind && colunas ? missingColumns(kind, colunas) : [];
    if (!kind || missing.length > 0 || (previa?.pede_vinculo && !vinculo))
      throw new Problem('import-unclear', missing.join(', ') || undefined);
    if (!(await setState(db, id, ['pronta', 'interrompida'], { estado: 'na_fila', quedas: 0 }))) throw new Problem('conflict');
    await record(db, 'importStarted', { id, arquivo });
  }, WRITE_LOCK);
}

/** Cancels a run; what it has written stays. @throws {Problem} `not-found`, `conflict` */
export async function cancelRun(database: Database, importer: Importer, id: number, record: AuditRun): Promise<void> {
  const { wasRunning, ended } = await database.write(async (db) => {
    const { arquivo } = await findRow(db, id);
    const cancelled = { estado: 'cancelada', terminada_em: new Date().toISOString() } as const;
    const wasRunning = !(await setState(db, id, ['na_fila', 'interrompida'], cancelled));
    if (wasRunning && !(await setState(db, id, ['em_andamento'], cancelled))) throw new Problem('conflict');
    const ended = await findEnded(db, id);
    await recordRunEnds(db, importer, ended);
    await record(db, 'importCancelled', { id, arquivo });
    return { wasRunning, ended };
  }, WRITE_LOCK);
  importer.events.ended(endsOf(ended));
  // A running import notices on its own, and its file is deleted then.
  if (!wasRunning) await purgeRuns(database, importer);
}

/** Discards a run that was never started. @throws {Problem} `not-found`, `conflict` */
export async function discardRun(database: Database, { files }: Importer, id: number, record: AuditRun): Promise<void> {
  const { guardado, arquivo } = await findRow(database.read, id);
  await database.write(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('importacoes').where('id', '=', id).where('estado', '=', 'pronta').executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('conflict');
    await record(db, 'importRemoved', { id, arquivo });
  }, WRITE_LOCK);
  if (guardado) await files.remove(guardado);
}

/**
 * Saves how a waiting file is to be read, and checks it again if that may change the result.
 * @throws {Problem} `not-found`, `conflict`, `validation`, and what `checkFile` throws
 */
export async function adjustRun(
  database: Database,
  importer: Importer,
  id: number,
  said: Reading & { vinculo?: string },
  language: Language,
): Promise<void> {
  const row = await findRow(database.read, id);
  const { estado, guardado, bytes, ...kept } = row;
  if (estado !== 'pronta' || !guardado) throw new Problem('conflict');
  const faults = findFaults(row, importer.kinds, said, language);
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  const vinculo = said.vinculo ?? kept.vinculo;
  const tipo = said.tipo ?? kept.tipo;
  const colunas = said.colunas ?? (tipo === kept.tipo ? kept.colunas : null);
  const isSameReading = tipo === kept.tipo && !said.colunas;
  const checked = isSameReading
    ? {}
    : inColumns(await checkFile(readStoredFile(importer, { guardado, bytes }), importer, { vinculo, tipo, ...(colunas && { colunas }) }));
  const isStillReady = await database.write((db) => setState(db, id, ['pronta'], { vinculo, ...checked }), WRITE_LOCK);
  if (!isStillReady) throw new Problem('conflict');
}

/** What could not be read: rejected records, or values left out of records that were imported (`mantidos`). */
export async function listRejects(
  database: Database,
  id: number,
  { page, perPage, mantidos }: Page & { mantidos: boolean },
): Promise<{ rejeitos: Rejeito[]; total: number }> {
  await findRow(database.read, id);
  const rejects = database.read.selectFrom('importacoes_rejeitos').where('importacao_id', '=', id).where('mantido', '=', mantidos);
  const [rejeitos, { total }] = await Promise.all([
    rejects
      .select(['indice', 'controle', 'campo', 'valor', 'motivo', 'mantido'])
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    rejects.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rejeitos, total };
}

/** Columns shown in lists; the result of the check is read only for a single run. */
const listed = [
  ...(['id', 'arquivo', 'tipo', 'formato', 'bytes', 'estado', 'vinculo', 'recebida_em', 'iniciada_em', 'terminada_em'] as const),
  ...(['registros', 'lidos', 'novos', 'atualizados', 'inalterados', 'ignorados', 'aguardando', 'rejeitados', 'problema'] as const),
  ...(['quedas', 'tentativa', 'origem', 'avisos'] as const),
] as const;

function withSender(db: Queries) {
  return db
    .selectFrom('importacoes')
    .leftJoin('users', 'users.id', 'importacoes.user_id')
    .select(listed.map((column) => `importacoes.${column}` as const))
    .select('users.full_name as por');
}

/** @throws {Problem} `not-found` */
export async function findRow(db: Queries, id: number): Promise<Row> {
  const row = await withSender(db)
    .select(['importacoes.colunas', 'importacoes.previa', 'importacoes.guardado'])
    .where('importacoes.id', '=', id)
    .executeTakeFirst();
  return row ?? notFound();
}

/** @returns whether it was in one of these states */
async function setState(db: Queries, id: number, from: Estado[], to: Updateable<ImportacoesTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importacoes')
    .set(to)
    .where('id', '=', id)
    .where('estado', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function toImportacao({ problema, tentativa, ...row }: Listed, kinds: readonly RecordKind[], language: Language): Importacao {
  const kind = kinds.find(({ name }) => name === row.tipo);
  // The current or last attempt was not interrupted.
  const whole = row.estado === 'na_fila' || row.estado === 'interrompida' ? 0 : 1;
  return {
    ...row,
    // Of a kind that this version does not know, its code.
    titulo: kind?.title[language] ?? row.tipo,
    destino: kind?.into ?? '',
    listada: kind?.isListed ?? false,
    interrupcoes: Math.max(0, tentativa - whole),
    problema: problema && {
      type: problema.type,
      title: problems[problema.type].title[language],
      detail: problema.detail?.[language] ?? '',
    },
  };
}

function toPrevia({ previa, tipo, colunas }: Row, { kinds }: Importer, language: Language): Previa | null {
  if (!previa) return null;
  const kind = kinds.find(({ name }) => name === tipo);
  const campos = kind && colunas ? describeColumns(kind, colunas, language) : [];
  const titleOf = (nome: string) => kind?.shown.find(({ name }) => name === nome)?.title[language] ?? nome;
  return {
    ...previa,
    avisos: previa.avisos ?? 0,
    windows1252: previa.windows1252 ?? false,
    rejeitos: previa.rejeitos.map((reject) => ({ ...reject, mantido: reject.mantido ?? false })),
    colunas: previa.colunas.map((column) => ({ ...column, titulo: titleOf(column.nome) })),
    planilha: previa.planilha && { ...previa.planilha, campos },
  };
}
