// Removes a notice for all users; a copy is stored for ten minutes for undo, its control number for good.
import type { Insertable } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { Removida } from '../../entities.ts';
import { searchWordsOf } from '../import/notice.ts';
import { refreshPrecos } from '../import/precos.ts';
import { findRegistro, type Registro, saveRegistros } from '../import/registros.ts';
import type { Page } from '../list/queries.ts';
import type { DocumentosTable, LotesTable, ResultadosTable } from '../partTables.ts';
import type { AlteracoesTable, LicitacoesTable } from '../tables.ts';

const UNDO_MINUTES = 10;

type Copy = {
  licitacao: Insertable<LicitacoesTable>;
  registro: Registro | undefined;
  lotes: Insertable<LotesTable>[];
  resultados: Insertable<ResultadosTable>[];
  documentos: Insertable<DocumentosTable>[];
  alteracoes: Insertable<AlteracoesTable>[];
};
/** Format of copies from before results were separate from lotes and changes were recorded. */
type OldCopy = Omit<Copy, 'lotes' | 'resultados' | 'alteracoes'> & { lotes: OldLote[]; resultados?: undefined };
type OldLote = Insertable<LotesTable> & Record<'fornecedor' | 'fornecedor_documento', string | null> & { valor_homologado: number | null };

/** @returns whether the notice existed */
export async function removeLicitacao(db: Queries, id: number, userId: number): Promise<boolean> {
  const licitacao = await db.selectFrom('licitacoes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!licitacao) return false;
  const registro = await findRegistro(db, id);
  const copia: Copy = {
    licitacao,
    registro: registro === undefined ? undefined : { licitacao_id: id, registro },
    lotes: await db.selectFrom('lotes').selectAll().where('licitacao_id', '=', id).execute(),
    resultados: await db.selectFrom('resultados').selectAll().where('licitacao_id', '=', id).execute(),
    documentos: await db.selectFrom('documentos').selectAll().where('licitacao_id', '=', id).execute(),
    alteracoes: await db.selectFrom('licitacoes_alteracoes').selectAll().where('licitacao_id', '=', id).orderBy('id').execute(),
  };
  await db.updateTable('licitacoes_removidas').set({ copia: null }).where('removida_em', '<', undoLimit()).execute();
  await db
    .insertInto('licitacoes_removidas')
    .values({
      controle: licitacao.controle,
      licitacao_id: id,
      removida_em: new Date().toISOString(),
      removida_por: userId,
      copia: JSON.stringify(copia),
    })
    .execute();
  await db.deleteFrom('licitacoes').where('id', '=', id).execute();
  return true;
}

/** @throws {Problem} `not-found` when it was not removed, `undo-expired` after ten minutes */
export async function restoreLicitacao(db: Queries, id: number): Promise<void> {
  const removed = await db.selectFrom('licitacoes_removidas').selectAll().where('licitacao_id', '=', id).executeTakeFirst();
  if (!removed) throw new Problem('not-found');
  if (removed.removida_em < undoLimit() || !removed.copia) throw new Problem('undo-expired');
  const { licitacao, registro, lotes, resultados, documentos, alteracoes } = asToday(removed.copia as Copy | OldCopy);
  // The copy may be from before a change of how words are reduced.
  await db
    .insertInto('licitacoes')
    .values({ ...licitacao, busca: searchWordsOf(licitacao) })
    .execute();
  if (registro) await saveRegistros(db, [registro]);
  for (const some of inBatches(lotes)) await db.insertInto('lotes').values(some).execute();
  for (const some of inBatches(resultados)) await db.insertInto('resultados').values(some).execute();
  for (const some of inBatches(documentos)) await db.insertInto('documentos').values(some).execute();
  for (const some of inBatches(alteracoes)) await db.insertInto('licitacoes_alteracoes').values(some).execute();
  await refreshPrecos(db, [id]);
  await db.deleteFrom('licitacoes_removidas').where('licitacao_id', '=', id).execute();
}

/** Removed notices, last removed first, and until when each can be restored. @param id of a single one */
export async function listRemoved(
  { read }: Database,
  { page, perPage, id }: Page & { id?: number },
): Promise<{ removidas: Removida[]; total: number }> {
  const removed = read.selectFrom('licitacoes_removidas').$if(id !== undefined, (query) => query.where('licitacao_id', '=', id as number));
  const [rows, { total }] = await Promise.all([
    removed
      .leftJoin('users', 'users.id', 'removida_por')
      .select(['licitacao_id as id', 'controle', 'removida_em', 'full_name as por'])
      .orderBy('removida_em', 'desc')
      .orderBy('controle')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    removed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const copies = await findCopies(
    read,
    rows.filter(({ removida_em }) => removida_em >= undoLimit()).map(({ id }) => id),
  );
  const removidas = rows.map((row): Removida => {
    const { num_licitacao = null, orgao = null, objeto = null } = copies.get(row.id) ?? {};
    const until = new Date(Date.parse(row.removida_em) + UNDO_MINUTES * 60_000).toISOString();
    return { ...row, num_licitacao, orgao, objeto, desfazer_ate: copies.has(row.id) ? until : null };
  });
  return { removidas, total };
}

/** Copies are large, so only the requested ones are read. */
async function findCopies(db: Queries, ids: number[]): Promise<Map<number, Insertable<LicitacoesTable>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('licitacoes_removidas').select(['licitacao_id', 'copia']).where('licitacao_id', 'in', ids).execute();
  return new Map(rows.flatMap(({ licitacao_id, copia }) => (copia ? [[licitacao_id, (copia as Copy | OldCopy).licitacao] as const] : [])));
}

function asToday(copia: Copy | OldCopy): Copy {
  if (copia.resultados) return copia;
  const split = copia.lotes.map(({ fornecedor, fornecedor_documento, valor_homologado, ...lote }) => ({
    lote,
    resultados:
      fornecedor === null && valor_homologado === null ? [] : [onlyResult({ ...lote, fornecedor, fornecedor_documento, valor_homologado })],
  }));
  return { ...copia, lotes: split.map(({ lote }) => lote), resultados: split.flatMap(({ resultados }) => resultados), alteracoes: [] };
}

/** The result that the migration made from a lote with a winner. */
function onlyResult(lote: OldLote): Insertable<ResultadosTable> {
  return {
    licitacao_id: lote.licitacao_id,
    numero: lote.numero,
    sequencial: 1,
    fornecedor: lote.fornecedor ?? '',
    fornecedor_documento: lote.fornecedor_documento ?? '',
    porte: '',
    quantidade: lote.quantidade ?? null,
    valor_unitario: null,
    valor_total: lote.valor_homologado,
    desconto: null,
    data: null,
    situacao: '',
    cancelado: false,
    motivo_cancelamento: null,
    atualizacao: null,
  };
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}
