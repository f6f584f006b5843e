import { sql } from 'kysely';
import { orgaoPage } from '#brasil/server/records/recordPages.ts';
import type { Static } from '#kit/schema.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { allOf } from '#kit/server/lists/conditions.ts';
import { countFacets } from '#kit/server/lists/facets.ts';
import { findIds, inOrder } from '#kit/server/lists/rows.ts';
import type { pca } from '../contract.ts';
import type { PcaItem, PcaItemDetail, PcaPlano } from '../entities.ts';
import { askedBy, conditionsOf, type Filter, itemsWithPlans, type Order } from './filter.ts';

type Paging = { page: number; perPage: number };

const itemColumns = [
  ...(['pca_itens.id', 'numero', 'descricao', 'categoria', 'classe', 'classe_codigo', 'grupo', 'quantidade', 'unidade_medida'] as const),
  ...(['valor_unitario', 'pca_itens.valor_total', 'desejada', 'plano_id as plano', 'ano', 'orgao', 'orgao_cnpj', 'unidade'] as const),
] as const;
const detailColumns = [
  ...(['controle', 'catalogo', 'pdm', 'pdm_codigo', 'item_codigo', 'grupo_codigo', 'requisitante', 'valor_orcamento'] as const),
  ...(['inclusao', 'pca_itens.atualizacao'] as const),
] as const;

function items(db: Queries) {
  return db.selectFrom('pca_itens').innerJoin('pca_planos', 'pca_planos.id', 'pca_itens.plano_id');
}

export async function listItens(
  { read, engine }: Database,
  filter: Filter,
  order: Order,
  paging: Paging,
): Promise<{ itens: PcaItem[]; total: number; valor: number }> {
  const asked = askedBy(engine, filter, order);
  const [ids, { rows: sums }] = await Promise.all([
    findIds(read, 'pca_itens', asked, paging),
    sql<{ total: number; valor: number }>`select count(*) as total, coalesce(sum(pca_itens.valor_total), 0) as valor
      from ${asked.from} where ${allOf(asked.conditions)}`.execute(read),
  ]);
  const rows =
    ids.length > 0 ? await items(read).select(itemColumns).select(orgaoPage('pca_planos')).where('pca_itens.id', 'in', ids).execute() : [];
  return { itens: inOrder(rows, ids), total: Number(sums[0]?.total ?? 0), valor: Number(sums[0]?.valor ?? 0) };
}

type FacetQuery = Filter & { facet?: 'orgaos'; letters?: string };

export async function facetsOf(
  { read, engine }: Database,
  { facet, letters, ...filter }: FacetQuery,
): Promise<Static<(typeof pca.facets)['reply']>> {
  const { ano, orgaos, categoria, classes, meses } = filter;
  const column = (name: string) => sql.ref<string>(name);
  const facets = await countFacets(
    read,
    {
      ...{ from: itemsWithPlans, conditions: conditionsOf(engine, filter), looked: { facet, letters } },
      chosen: { ano, orgaos, categoria, classes, meses },
    },
    {
      ano: { value: column('pca_planos.ano') },
      orgaos: { value: column('pca_planos.orgao_cnpj'), label: column('pca_planos.orgao'), folded: column('pca_planos.orgao_busca') },
      categoria: { value: column('pca_itens.categoria') },
      classes: { value: column('pca_itens.classe_codigo'), label: column('pca_itens.classe') },
      meses: { value: column('pca_itens.mes') },
    },
  );
  // Months in their order, not by their numbers of items.
  return { ...facets, meses: facets.meses.toSorted((a, b) => (a.value < b.value ? -1 : 1)) };
}

export function readExported({ read }: Database, ids: number[]) {
  return items(read).select(itemColumns).select(detailColumns).where('pca_itens.id', 'in', ids).execute();
}

export function findItem({ read }: Database, id: number): Promise<PcaItemDetail | undefined> {
  const columns = items(read).select(itemColumns).select(detailColumns).select(orgaoPage('pca_planos'));
  return columns.where('pca_itens.id', '=', id).executeTakeFirst();
}

export async function findPlan({ read }: Database, id: number): Promise<PcaPlano | undefined> {
  const [plano, categorias, meses] = await Promise.all([
    read
      .selectFrom('pca_planos')
      .select(['id', 'controle', 'fonte', 'ano', 'orgao', 'orgao_cnpj', 'unidade', 'uasg', 'itens_total', 'valor_total'])
      .select(['publicacao', 'atualizacao', 'importada_em', orgaoPage('pca_planos')])
      .where('id', '=', id)
      .executeTakeFirst(),
    sumBy(read, id, 'categoria', sql`3 desc, 1`),
    sumBy(read, id, 'mes', sql`1`),
  ]);
  if (!plano) return undefined;
  const { fonte, ...said } = plano;
  return { ...said, url: fonte === 'pncp' ? portalPage(plano.controle) : null, categorias, meses };
}

async function sumBy(db: Queries, plan: number, column: 'categoria' | 'mes', order: ReturnType<typeof sql>): Promise<PcaPlano['meses']> {
  const { rows } = await sql<PcaPlano['meses'][number]>`
    select ${sql.ref(column)} as value, count(*) as itens, coalesce(sum(valor_total), 0) as valor
    from pca_itens where plano_id = ${plan} and ${sql.ref(column)} is not null group by 1 order by ${order}`.execute(db);
  return rows.map(({ value, itens, valor }) => ({ value, itens: Number(itens), valor: Number(valor) }));
}

function portalPage(controle: string): string | null {
  const [, cnpj, sequencial, ano] = /^(\w{14})-0-(\d+)\/(\d{4})$/.exec(controle) ?? [];
  return cnpj ? `https://pncp.gov.br/app/pca/${cnpj}/${ano}/${Number(sequencial)}` : null;
}
