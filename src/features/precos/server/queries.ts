// The prices behind the statistics, page by page.
import type { SelectQueryBuilder } from 'kysely';
import type { Static } from '#kit/schema.ts';
import type { Database, Tables } from '#kit/server/database/database.ts';
import type { Preco, PrecoFilters, precos } from '../contract.ts';
import { matchesFilter, storedUnit } from './filter.ts';
import { findStatistics } from './statistics.ts';

type ListQuery = Static<typeof precos.exportXlsx.query>;
export type Order = { sort: NonNullable<ListQuery['sort']>; order: NonNullable<ListQuery['order']> };
/** `atipicos`: only outliers, or only the others. */
export type RowFilter = PrecoFilters & Pick<ListQuery, 'atipicos'>;
type Page = { page: number; perPage: number };

/** Rows that an export reads at a time. */
const AT_ONCE = 500;

export async function listPrecos(
  database: Database,
  filter: RowFilter,
  order: Order,
  { page, perPage }: Page,
): Promise<{ precos: Preco[]; total: number }> {
  const rows = await matching(database, filter);
  if (!rows) return { precos: [], total: 0 };
  const [{ total }, ids] = await Promise.all([
    rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    inOrder(rows.select('precos.id'), order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  const found = await findPrecos(
    database,
    ids.map(({ id }) => id),
  );
  return { precos: found, total };
}

/** All of them in order, for exports; they are found first, so that what changes meanwhile leaves no gap. */
export async function* readPrecos(database: Database, filter: RowFilter, order: Order): AsyncGenerator<Preco[]> {
  const rows = await matching(database, filter);
  if (!rows) return;
  const ids = (await inOrder(rows.select('precos.id'), order).execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) yield findPrecos(database, ids.slice(from, from + AT_ONCE));
}
export type ReadPrecos = typeof readPrecos;
export type ListPrecos = typeof listPrecos;

/** The rows of the statistics' unit; undefined when there are none. */
async function matching(database: Database, filter: RowFilter) {
  const isNarrowed = filter.unidade === undefined || filter.atipicos !== undefined;
  const { unidade, limites } = isNarrowed
    ? await findStatistics(database, filter)
    : { unidade: filter.unidade ?? null, limites: undefined };
  if (unidade === null || (filter.atipicos === 'so' && !limites)) return undefined;
  const rows = database.read
    .selectFrom('precos')
    .where(matchesFilter(database, filter))
    .where('precos.unidade', '=', storedUnit(unidade))
    .where('precos.valor', 'is not', null);
  if (!filter.atipicos || !limites) return rows;
  const { baixo, alto } = limites;
  return filter.atipicos === 'so'
    ? rows.where(({ eb, or }) => or([eb('precos.valor', '<', baixo), eb('precos.valor', '>', alto)]))
    : rows.where('precos.valor', '>=', baixo).where('precos.valor', '<=', alto);
}

function inOrder<Row>(rows: SelectQueryBuilder<Tables, 'precos', Row>, { sort, order }: Order) {
  return rows.orderBy(`precos.${sort}`, (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast()).orderBy('precos.id', order);
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
