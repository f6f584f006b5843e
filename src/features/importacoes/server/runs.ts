// Runs as they are asked for and changed; see entities.ts for their states.
import type {} from '#features/auth/server/tables.ts';
import { type Language, notFound, Problem, problems } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Estado, type Importacao, type ImportacaoDetail, openStates, type Previa, type Rejeito } from '../entities.ts';
import { checkFile } from './check.ts';
import type { Importer, Reading } from './rows.ts';
import { describeColumns, missingColumns } from './sheet.ts';
import type { ImportacoesTable } from './tables.ts';

type Row = Omit<ImportacoesTable, 'id'> & { id: number; por: string | null };
type Page = { page: number; perPage: number };
type Listing = Page & { estado?: Estado[]; abertas: boolean };

export async function listRuns(
  database: Database,
  { page, perPage, estado, abertas }: Listing,
  language: Language,
): Promise<{ importacoes: Importacao[]; total: number }> {
  // Present but empty means none.
  if (estado?.length === 0) return { importacoes: [], total: 0 };
  const [rows, { total }] = await Promise.all([
    withSender(database)
      .$if(estado !== undefined, (query) => query.where('estado', 'in', estado ?? []))
      .$if(abertas, (query) => query.orderBy((is) => is.case().when('estado', 'in', openStates).then(0).else(1).end()))
      .orderBy('importacoes.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    database.read
      .selectFrom('importacoes')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$if(estado !== undefined, (query) => query.where('estado', 'in', estado ?? []))
      .executeTakeFirstOrThrow(),
  ]);
  return { importacoes: rows.map((row) => toImportacao(row, language)), total };
}

/** @throws {Problem} `not-found` */
export async function findRun(database: Database, importer: Importer, id: number, language: Language): Promise<ImportacaoDetail> {
  const row = await findRow(database, id);
  return { ...toImportacao(row, language), previa: toPrevia(row, importer, language) };
}

/** Queues a run that waits to be started or was interrupted. @throws {Problem} `not-found`, `conflict`, `import-unclear` */
export async function startRun(database: Database, { kinds }: Importer, id: number): Promise<void> {
  const { tipo, previa, compra, colunas } = await findRow(database, id);
  const kind = kinds.find(({ name }) => name === tipo);
  const missing = kind && colunas ? missingColumns(kind, colunas) : [];
  if (!kind || missing.length > 0 || (previa?.pede_compra && !compra)) throw new Problem('import-unclear', missing.join(', ') || undefined);
  await moveOn(database, id, ['pronta', 'interrompida'], { estado: 'na_fila' });
}

/** Stops a run for good; what it has written stays. @throws {Problem} `not-found`, `conflict` */
export async function cancelRun(database: Database, { files }: Importer, id: number): Promise<void> {
  const { guardado, estado } = await findRow(database, id);
  await moveOn(database, id, ['na_fila', 'em_andamento', 'interrompida'], {
    estado: 'cancelada',
    guardado: null,
    terminada_em: new Date().toISOString(),
  });
  // Whoever is at it notices by itself, and takes the file away then.
  if (guardado && estado !== 'em_andamento') await files.remove(guardado);
}

/** Throws away a file that was never started. @throws {Problem} `not-found`, `conflict` */
export async function discardRun(database: Database, { files }: Importer, id: number): Promise<void> {
  const { guardado } = await findRow(database, id);
  const { numDeletedRows } = await database.write((db) =>
    db.deleteFrom('importacoes').where('id', '=', id).where('estado', '=', 'pronta').executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new Problem('conflict');
  if (guardado) await files.remove(guardado);
}

/** Takes down how a file that waits is to be read, and checks it again. @throws {Problem} `not-found`, `conflict`, what `checkFile` does */
export async function adjustRun(database: Database, importer: Importer, id: number, said: Reading & { compra?: string }): Promise<void> {
  const row = await findRow(database, id);
  if (row.estado !== 'pronta' || !row.guardado) throw new Problem('conflict');
  const compra = said.compra ?? row.compra;
  const sheetIsSame = said.tipo === undefined || said.tipo === row.tipo;
  const colunas = said.colunas ?? (sheetIsSame ? row.colunas : null);
  const checked = await checkFile(importer.files.read(row.guardado), importer, {
    compra,
    tipo: said.tipo ?? row.tipo,
    ...(colunas && { colunas }),
  });
  await moveOn(database, id, ['pronta'], { ...inColumns(checked), compra });
}

export async function listRejects(
  database: Database,
  id: number,
  { page, perPage }: Page,
): Promise<{ rejeitos: Rejeito[]; total: number }> {
  await findRow(database, id);
  const rejects = database.read.selectFrom('importacoes_rejeitos').where('importacao_id', '=', id);
  const [rejeitos, { total }] = await Promise.all([
    rejects
      .select(['indice', 'controle', 'campo', 'motivo'])
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    rejects.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rejeitos, total };
}

/** What a check found, as its columns hold it. */
export function inColumns<Checked extends { colunas: unknown; previa: unknown }>(checked: Checked): Checked {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value)) as never;
  return { ...checked, colunas: json(checked.colunas), previa: json(checked.previa) };
}

function withSender({ read }: Database) {
  return read
    .selectFrom('importacoes')
    .leftJoin('users', 'users.id', 'importacoes.user_id')
    .selectAll('importacoes')
    .select('users.full_name as por');
}

export async function findRow(database: Database, id: number): Promise<Row> {
  return (await withSender(database).where('importacoes.id', '=', id).executeTakeFirst()) ?? notFound();
}

/** @throws {Problem} `conflict` when somebody was faster */
async function moveOn(database: Database, id: number, from: Estado[], to: Partial<ImportacoesTable>): Promise<void> {
  const { numUpdatedRows } = await database.write((db) =>
    db
      .updateTable('importacoes')
      .set(to as object)
      .where('id', '=', id)
      .where('estado', 'in', from)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw new Problem('conflict');
}

export function toImportacao({ problema, ...row }: Row, language: Language): Importacao {
  return {
    ...row,
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
  return { ...previa, planilha: previa.planilha && { ...previa.planilha, campos } };
}
