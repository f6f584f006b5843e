import { sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { orgaoPage } from '#brasil/server/records/recordPages.ts';
import { countVigencias } from '#brasil/server/records/vigenciaCondition.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { countFacets } from '#kit/server/lists/facets.ts';
import { countRows, findIds, inOrder } from '#kit/server/lists/rows.ts';
import type { atas } from '../contract.ts';
import type { Ata, AtaDetail } from '../entities.ts';
import { ataFields } from '../fields.ts';
import { askedBy, conditionsOf, type Filter, type Order, vigenciaTable } from './filter.ts';

type Fields = typeof ataFields;
type Listed = FieldsLike<Fields, { shown: { list: true } }>;
type Exported = FieldsLike<Fields, { shown: { csv: number } }>;
const listColumns = columnsOf<Fields, Listed>(ataFields, ({ shown }) => shown.list);
const exportColumns = columnsOf<Fields, Exported>(ataFields, ({ shown }) => shown.csv !== null);
const detailColumns = columnsOf<Fields, keyof Fields>(ataFields, () => true);

export async function listAtas(
  { read, engine }: Database,
  filter: Filter,
  order: Order,
  paging: { page: number; perPage: number },
): Promise<{ atas: Ata[]; total: number }> {
  const asked = askedBy(engine, filter, order);
  const [ids, total] = await Promise.all([findIds(read, 'atas', asked, paging), countRows(read, 'atas', asked)]);
  const rows =
    ids.length > 0 ? await read.selectFrom('atas').select(listColumns).select(orgaoPage('atas')).where('id', 'in', ids).execute() : [];
  return { atas: inOrder(rows, ids), total };
}

export function countAtas({ read, engine }: Database, filter: Filter) {
  return countVigencias(read, vigenciaTable, conditionsOf(engine, filter));
}

type FacetQuery = Filter & { facet?: 'orgaos'; letters?: string };

export function facetsOf(
  { read, engine }: Database,
  { facet, letters, ...filter }: FacetQuery,
): Promise<Static<(typeof atas.facets)['reply']>> {
  const column = (name: string) => sql.ref<string>(`atas.${name}`);
  return countFacets(
    read,
    {
      ...{ from: sql.table('atas'), conditions: conditionsOf(engine, filter), looked: { facet, letters } },
      chosen: { orgaos: filter.orgaos, ano: filter.ano },
    },
    {
      orgaos: { value: column('orgao_cnpj'), label: column('orgao'), folded: column('orgao_busca') },
      ano: { value: column('ano') },
    },
  );
}

export function readExported({ read }: Database, ids: number[]) {
  return read.selectFrom('atas').select(exportColumns).where('id', 'in', ids).execute();
}

export async function findAta({ read }: Database, id: number): Promise<AtaDetail | undefined> {
  const row = await read
    .selectFrom('atas')
    .select(detailColumns)
    .select('fonte')
    .select(orgaoPage('atas'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { fonte, ...ata } = row;
  const licitacao = ata.compra_controle
    ? await read
        .selectFrom('licitacoes')
        .leftJoin('municipios', 'municipios.ibge', 'licitacoes.ibge')
        .select(['licitacoes.id', 'modalidade', 'num_licitacao', 'municipios.ibge', 'municipios.nome', 'municipios.uf'])
        .where('controle', '=', ata.compra_controle)
        .executeTakeFirst()
    : undefined;
  return {
    ...ata,
    url: fonte === 'pncp' ? portalPage(ata.controle) : null,
    lugar: licitacao?.ibge ? { ibge: licitacao.ibge, nome: licitacao.nome ?? '', uf: licitacao.uf ?? '' } : null,
    licitacao: licitacao?.id ?? null,
    licitacao_nome: licitacao ? nomeDaLicitacao(licitacao) : '',
  };
}

function portalPage(controle: string): string | null {
  const [, cnpj, sequencial, ano, ata] = /^(\w{14})-1-(\d+)\/(\d{4})-(\d+)$/.exec(controle) ?? [];
  return cnpj ? `https://pncp.gov.br/app/atas/${cnpj}/${ano}/${Number(sequencial)}/${Number(ata)}` : null;
}
