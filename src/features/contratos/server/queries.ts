import { sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { fornecedorPage, municipioPage, orgaoPage } from '#brasil/server/records/recordPages.ts';
import { countVigencias } from '#brasil/server/records/vigenciaCondition.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { countFacets } from '#kit/server/lists/facets.ts';
import { countRows, findIds, inOrder } from '#kit/server/lists/rows.ts';
import { shareOf } from '../aditivos.ts';
import type { contratos } from '../contract.ts';
import type { Contrato, ContratoDetail } from '../entities.ts';
import { contratoFields } from '../fields.ts';
import { askedBy, conditionsOf, type Filter, type Order, vigenciaTable } from './filter.ts';
import { withAditivos } from './versoes.ts';

type Fields = typeof contratoFields;
type Listed = FieldsLike<Fields, { shown: { list: true } }>;
type Exported = FieldsLike<Fields, { shown: { csv: number } }>;
const listColumns = columnsOf<Fields, Listed>(contratoFields, ({ shown }) => shown.list);
const exportColumns = columnsOf<Fields, Exported>(contratoFields, ({ shown }) => shown.csv !== null);
const detailColumns = columnsOf<Fields, keyof Fields>(contratoFields, () => true);
const pages = [orgaoPage('contratos'), fornecedorPage('contratos'), municipioPage('contratos')] as const;

export async function listContratos(
  { read, engine }: Database,
  filter: Filter,
  order: Order,
  paging: { page: number; perPage: number },
): Promise<{ contratos: Contrato[]; total: number }> {
  const asked = askedBy(engine, filter, order);
  const [ids, total] = await Promise.all([findIds(read, 'contratos', asked, paging), countRows(read, 'contratos', asked)]);
  const rows = ids.length > 0 ? await read.selectFrom('contratos').select(listColumns).select(pages).where('id', 'in', ids).execute() : [];
  return { contratos: inOrder(rows, ids), total };
}

export function countContratos({ read, engine }: Database, filter: Filter) {
  return countVigencias(read, vigenciaTable, conditionsOf(engine, filter));
}

type FacetQuery = Filter & { facet?: 'orgaos' | 'fornecedores'; letters?: string };

export function facetsOf(
  { read, engine }: Database,
  { facet, letters, ...filter }: FacetQuery,
): Promise<Static<(typeof contratos.facets)['reply']>> {
  const column = (name: string) => sql.ref<string>(`contratos.${name}`);
  return countFacets(
    read,
    {
      ...{ from: sql.table('contratos'), conditions: conditionsOf(engine, filter), looked: { facet, letters } },
      chosen: { uf: filter.uf, orgaos: filter.orgaos, fornecedores: filter.fornecedores, tipo: filter.tipo, categoria: filter.categoria },
    },
    {
      uf: { value: column('uf') },
      orgaos: { value: column('orgao_cnpj'), label: column('orgao'), folded: column('orgao_busca') },
      fornecedores: { value: column('fornecedor_documento'), label: column('fornecedor'), folded: column('fornecedor_busca') },
      tipo: { value: column('tipo') },
      categoria: { value: column('categoria') },
    },
  );
}

export async function readExported({ read }: Database, ids: number[]) {
  const rows = await read.selectFrom('contratos').select(exportColumns).where('id', 'in', ids).execute();
  return (await withAditivos(read, rows)).map(({ aditivos, ...row }) => {
    const { vigencia_original, acrescimos, supressoes } = aditivos;
    const percent = (amount: number) => {
      const share = shareOf(amount, aditivos);
      return share && Math.round(share * 1e4) / 100;
    };
    const shares = { acrescimos_percentual: percent(acrescimos), supressoes_percentual: percent(supressoes) };
    return { ...row, vigencia_original, acrescimos, supressoes, ...shares };
  });
}

export async function findContrato({ read }: Database, id: number): Promise<ContratoDetail | undefined> {
  const row = await read
    .selectFrom('contratos')
    .select(detailColumns)
    .select('fonte')
    .select(pages)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { fonte, ...contrato } = row;
  const licitacao = contrato.compra_controle
    ? await read
        .selectFrom('licitacoes')
        .select(['id', 'modalidade', 'num_licitacao'])
        .where('controle', '=', contrato.compra_controle)
        .executeTakeFirst()
    : undefined;
  return {
    ...contrato,
    url: fonte === 'pncp' ? portalPage(contrato.controle) : null,
    licitacao: licitacao?.id ?? null,
    licitacao_nome: licitacao ? nomeDaLicitacao(licitacao) : '',
  };
}

function portalPage(controle: string): string | null {
  const [, cnpj, sequencial, ano] = /^(\w{14})-2-(\d+)\/(\d{4})$/.exec(controle) ?? [];
  return cnpj ? `https://pncp.gov.br/app/contratos/${cnpj}/${ano}/${Number(sequencial)}` : null;
}
