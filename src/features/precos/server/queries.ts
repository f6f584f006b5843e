// The prices behind the statistics, page by page.
import type { Database } from '#kit/server/database/database.ts';
import type { Preco } from '../contract.ts';
import type { Order, PrecoSearch, RowFilter } from './search/search.ts';

type Page = { page: number; perPage: number };
export type Searched = { database: Database; search: PrecoSearch };

/** Rows that an export reads at a time. */
const AT_ONCE = 500;

export async function listPrecos(
  { database, search }: Searched,
  filter: RowFilter,
  order: Order,
  { page, perPage }: Page,
): Promise<{ precos: Preco[]; total: number }> {
  const { ids, total } = await search.find(filter, order, { offset: (page - 1) * perPage, limit: perPage });
  return { precos: await findPrecos(database, ids), total };
}

/** Those that `all` found, for exports: what changes meanwhile leaves no gap. */
export async function* readPrecos(database: Database, ids: Uint32Array): AsyncGenerator<Preco[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield findPrecos(database, [...ids.subarray(from, from + AT_ONCE)]);
}

/** Everything that is said of a price, in the order of the ids. */
export async function findPrecos({ read }: Database, ids: readonly number[]): Promise<Preco[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('precos')
    .innerJoin('licitacoes', 'licitacoes.id', 'precos.licitacao_id')
    .innerJoin('resultados', (join) =>
      join
        .onRef('resultados.licitacao_id', '=', 'precos.licitacao_id')
        .onRef('resultados.numero', '=', 'precos.numero')
        .onRef('resultados.sequencial', '=', 'precos.sequencial'),
    )
    .leftJoin('lotes', (join) => join.onRef('lotes.licitacao_id', '=', 'precos.licitacao_id').onRef('lotes.numero', '=', 'precos.numero'))
    .select(['precos.id', 'precos.licitacao_id', 'precos.numero', 'precos.unidade', 'precos.valor', 'precos.estimado', 'precos.total'])
    .select(['precos.dia', 'precos.uf', 'precos.catalogo', 'precos.orgao_cnpj', 'precos.fornecedor as documento'])
    .select(['licitacoes.num_licitacao', 'licitacoes.modalidade', 'licitacoes.controle', 'licitacoes.orgao', 'licitacoes.municipio'])
    .select(['resultados.quantidade', 'resultados.fornecedor', 'lotes.descricao', 'lotes.unidade as unidade_fonte'])
    .where('precos.id', 'in', [...ids])
    .execute();
  const found = new Map(rows.map((row) => [row.id, { ...row, descricao: row.descricao ?? '', unidade_fonte: row.unidade_fonte ?? '' }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
