// What a release says beyond the columns of the export: more fields, items, results and documents.
import type { Selectable } from 'kysely';
import type { Database } from '#kit/server/database/database.ts';
import type { DocumentosTable, LotesTable, ResultadosTable } from '../../partTables.ts';
import type { LicitacoesTable } from '../../tables.ts';

const noticeColumns = [
  'id',
  'atualizacao',
  'encerrada',
  'referencia',
  'orgao_subrogado_cnpj',
  'unidade',
  'informacao',
  'amparo_legal',
  'amparo_legal_descricao',
  'modo_disputa',
  'instrumento',
] as const;
const loteColumns = ['licitacao_id', 'numero', 'grupo', 'descricao', 'quantidade', 'unidade', 'valor_unitario', 'criterio'] as const;
const resultadoColumns = [
  ...(['licitacao_id', 'numero', 'sequencial', 'fornecedor', 'fornecedor_documento'] as const),
  ...(['quantidade', 'valor_total', 'data', 'cancelado'] as const),
] as const;
const documentoColumns = ['licitacao_id', 'sequencial', 'titulo', 'tipo', 'url', 'publicacao'] as const;

export type Lote = Pick<Selectable<LotesTable>, (typeof loteColumns)[number]>;
export type Resultado = Pick<Selectable<ResultadosTable>, (typeof resultadoColumns)[number]>;
export type Documento = Pick<Selectable<DocumentosTable>, (typeof documentoColumns)[number]>;
export type Details = Pick<Selectable<LicitacoesTable>, (typeof noticeColumns)[number]> & {
  /** When an import or a user last changed it; undefined if it is as it came. */
  alterada_em: string | undefined;
  lotes: Lote[];
  resultados: Resultado[];
  documentos: Documento[];
};

/** @returns a function from a notice's id to its details; undefined for a notice that is gone */
export async function readDetails({ read }: Database, ids: number[]): Promise<(id: number) => Details | undefined> {
  const [notices, lotes, resultados, documentos, alteracoes] = await Promise.all([
    read.selectFrom('licitacoes').select(noticeColumns).where('id', 'in', ids).execute(),
    read.selectFrom('lotes').select(loteColumns).where('licitacao_id', 'in', ids).orderBy('numero').execute(),
    read
      .selectFrom('resultados')
      .select(resultadoColumns)
      .where('licitacao_id', 'in', ids)
      .orderBy('numero')
      .orderBy('sequencial')
      .execute(),
    read.selectFrom('documentos').select(documentoColumns).where('licitacao_id', 'in', ids).orderBy('sequencial').execute(),
    read
      .selectFrom('licitacoes_alteracoes')
      .select(({ fn }) => ['licitacao_id', fn.max('alterada_em').as('alterada_em')])
      .where('licitacao_id', 'in', ids)
      .groupBy('licitacao_id')
      .execute(),
  ]);
  const changed = new Map(alteracoes.map(({ licitacao_id, alterada_em }) => [licitacao_id, alterada_em]));
  const parts = { lotes: byNotice(lotes), resultados: byNotice(resultados), documentos: byNotice(documentos) };
  const found = new Map(notices.map((notice) => [notice.id, notice]));
  return (id) => {
    const notice = found.get(id);
    return (
      notice && {
        ...notice,
        alterada_em: changed.get(id),
        lotes: parts.lotes.get(id) ?? [],
        resultados: parts.resultados.get(id) ?? [],
        documentos: parts.documentos.get(id) ?? [],
      }
    );
  };
}

function byNotice<Part extends { licitacao_id: number }>(parts: Part[]): Map<number, Part[]> {
  return Map.groupBy(parts, ({ licitacao_id }) => licitacao_id);
}
