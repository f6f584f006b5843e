// Offers as an account sees them.

import { type RawBuilder, sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { hasWords } from '#brasil/server/searchText.ts';
import { sessionOf } from '#brasil/sessao.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Request } from '#kit/contract.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { type ItemAmounts, totalsOf } from '../calculo.ts';
import type { propostas } from '../contract.ts';
import { type Etapa, etapas, type Item, isEnded, type Pessoa, type Proposta, type PropostaDetail } from '../entities.ts';
import { peopleOf, roleOf, visibleTo } from './access.ts';
import { sentAt } from './history.ts';
import { findPeople } from './people.ts';

type ListQuery = Request<(typeof propostas)['list'], never>['query'];
export type Filter = Omit<ListQuery, 'sort' | 'order' | 'page' | 'perPage' | 'q'> & { q?: string };
type Pictures = Pick<Images, 'addressOf'>;

/** The estimate that an offer is compared with: of its items, or else of the notice. */
export const estimateOf = sql<number | null>`coalesce(nullif(propostas.estimado_total, 0), propostas.estimado_edital)`;

/** The visible offers that match, joined to their notices. */
export function filtered(db: Queries, userId: number, filter: Filter) {
  const { q, etapa, responsavel, modalidade, sessaoDe, sessaoAte, orgao, valorMin, valorMax, motivo } = filter;
  const { encerradaDe, encerradaAte, semEstimativa, licitacao } = filter;
  const words = hasWords(sql<string>`propostas.busca`, q ?? '');
  return (
    visibleTo(db, userId)
      .leftJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
      .$if(words !== null, (query) => query.where(words as RawBuilder<boolean>))
      .$if(etapa !== undefined, (query) => query.where((is) => (etapa?.length ? is('etapa', 'in', etapa) : is.lit(false))))
      .$if(responsavel !== undefined, (query) =>
        query.where((is) => (responsavel?.length ? is('responsavel_id', 'in', responsavel) : is.lit(false))),
      )
      .$if(modalidade !== undefined, (query) =>
        query.where((is) => (modalidade?.length ? is('propostas.modalidade_codigo', 'in', modalidade) : is.lit(false))),
      )
      .$if(motivo !== undefined, (query) => query.where((is) => (motivo?.length ? is('resultado_motivo', 'in', motivo) : is.lit(false))))
      .$if(sessaoDe !== undefined, (query) => query.where('licitacoes.prazo', '>=', startOfDayInBrasilia(sessaoDe ?? '')))
      .$if(sessaoAte !== undefined, (query) => query.where('licitacoes.prazo', '<', startOfDayInBrasilia(sessaoAte ?? '', 1)))
      .$if(encerradaDe !== undefined, (query) => query.where('encerrada_em', '>=', startOfDayInBrasilia(encerradaDe ?? '')))
      .$if(encerradaAte !== undefined, (query) => query.where('encerrada_em', '<', startOfDayInBrasilia(encerradaAte ?? '', 1)))
      .$if(orgao !== undefined, (query) => query.where('propostas.orgao', '=', orgao ?? ''))
      // The upper bound is excluded, so that bands do not overlap.
      .$if(valorMin !== undefined, (query) => query.where(estimateOf, '>=', valorMin ?? 0))
      .$if(valorMax !== undefined, (query) => query.where(estimateOf, '<', valorMax ?? 0))
      .$if(semEstimativa === true, (query) => query.where(estimateOf, 'is', null))
      .$if(licitacao !== undefined, (query) => query.where('licitacao_id', '=', licitacao ?? 0))
  );
}

const stageRank = sql<number>`case etapa ${sql.join(
  etapas.map((etapa, rank) => sql`when ${sql.lit(etapa)} then ${sql.lit(rank)}`),
  sql` `,
)} end`;

const orders = {
  sessao: sql`licitacoes.prazo`,
  etapa: stageRank,
  valor: sql`propostas.preco_total`,
  nome: sql`propostas.num_licitacao`,
  atualizada: sql`propostas.updated_at`,
  encerrada: sql`propostas.encerrada_em`,
} satisfies Record<Exclude<ListQuery['sort'], 'proximas'>, RawBuilder<unknown>>;

/** A page of the list. */
export async function listPropostas(
  db: Queries,
  userId: number,
  { sort, order, page, perPage, ...filter }: ListQuery,
  images: Pictures,
): Promise<{ propostas: Proposta[]; total: number }> {
  const found = filtered(db, userId, filter);
  const [rows, { total }] = await Promise.all([
    found
      .select('propostas.id')
      .$if(sort === 'proximas', (query) =>
        query
          .orderBy(sql`case when licitacoes.prazo >= ${new Date().toISOString()} then licitacoes.prazo end`, (by) => by.asc().nullsLast())
          .orderBy('licitacoes.prazo', (by) => by.desc().nullsLast()),
      )
      .$if(sort !== 'proximas', (query) =>
        query.orderBy(sort === 'proximas' ? orders.sessao : orders[sort], (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast()),
      )
      .orderBy('propostas.id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  return { propostas: await readPropostas(db, userId, ids, images), total: Number(total) };
}

/** By stage: running ones by session, ended ones by their end. */
export async function listBoard(db: Queries, userId: number, filter: Filter, perEtapa: number, images: Pictures) {
  const found = filtered(db, userId, filter);
  const totals = await found
    .select(['etapa', ({ fn }) => fn.countAll<number>().as('total')])
    .groupBy('etapa')
    .execute();
  const columns = await Promise.all(
    etapas.map(async (etapa) => {
      const by = isEnded(etapa) ? 'encerrada' : 'sessao';
      const rows = await found
        .select('propostas.id')
        .where('etapa', '=', etapa)
        .orderBy(orders[by], (way) => (isEnded(etapa) ? way.desc() : way.asc()).nullsLast())
        .orderBy('propostas.id')
        .limit(perEtapa)
        .execute();
      return { etapa, ids: rows.map(({ id }) => id) };
    }),
  );
  const read = await readPropostas(
    db,
    userId,
    columns.flatMap(({ ids }) => ids),
    images,
  );
  return columns.map(({ etapa }: { etapa: Etapa }) => ({
    etapa,
    total: Number(totals.find((one) => one.etapa === etapa)?.total ?? 0),
    propostas: read.filter((proposta) => proposta.etapa === etapa),
  }));
}

/** Choices of the filters. */
export async function findFacets(db: Queries, userId: number, images: Pictures) {
  const [people, modalidades] = await Promise.all([
    visibleTo(db, userId).select('responsavel_id').distinct().execute(),
    visibleTo(db, userId)
      .select(['modalidade_codigo as codigo', ({ fn }) => fn.max<string>('modalidade').as('nome')])
      .groupBy('modalidade_codigo')
      .orderBy('modalidade_codigo')
      .execute(),
  ]);
  const found = await findPeople(
    db,
    people.map(({ responsavel_id }) => responsavel_id),
    images,
  );
  const responsaveis = [...found.values()].sort((a, b) => a.fullName.localeCompare(b.fullName, 'pt') || a.id - b.id);
  return { responsaveis, modalidades };
}

/** @throws {Problem} `not-found` if the account does not see it */
export async function findProposta(db: Queries, userId: number, id: number, images: Pictures): Promise<PropostaDetail> {
  const row = await rowsOf(db, userId, [id]).executeTakeFirst();
  if (!row) return notFound();
  const [itens, shared, enviada_em] = await Promise.all([listItens(db, [id]), peopleOf(db, [id]), sentAt(db, id)]);
  const named = shared.get(id) ?? [];
  const people = await findPeople(db, [row.user_id, row.responsavel_id, ...named.map((one) => one.id)], images);
  const { decisao, decisao_motivo, decidida_em, resultado_nota, created_at } = row;
  const { contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim } = row;
  return {
    ...toProposta(row, itens.get(id) ?? [], named, people, userId),
    ...{ decisao, decisao_motivo, decidida_em, enviada_em, resultado_nota, created_at },
    ...{ contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim },
    dono: personOf(people, row.user_id),
    acesso: {
      escritorio: row.escritorio,
      pessoas: named.flatMap((one) => {
        const pessoa = people.get(one.id);
        return pessoa ? [{ pessoa, papel: one.papel }] : [];
      }),
    },
    itens: itens.get(id) ?? [],
  };
}

/** In the order of `ids`. */
async function readPropostas(db: Queries, userId: number, ids: readonly number[], images: Pictures): Promise<Proposta[]> {
  if (ids.length === 0) return [];
  const [rows, itens, shared] = await Promise.all([rowsOf(db, userId, ids).execute(), listItens(db, ids), peopleOf(db, ids)]);
  const people = await findPeople(
    db,
    rows.map(({ responsavel_id }) => responsavel_id),
    images,
  );
  const read = new Map(rows.map((row) => [row.id, toProposta(row, itens.get(row.id) ?? [], shared.get(row.id) ?? [], people, userId)]));
  return ids.flatMap((id) => read.get(id) ?? []);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function rowsOf(db: Queries, userId: number, ids: readonly number[]) {
  return visibleTo(db, userId)
    .leftJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
    .selectAll('propostas')
    .select(['licitacoes.id as edital', 'licitacoes.encerramento', 'licitacoes.abertura', 'licitacoes.controle'])
    .select(['licitacoes.orgao_cnpj', 'licitacoes.municipio'])
    .where('propostas.id', 'in', ids);
}

/** The items of offers, by their number. */
export async function listItens(db: Queries, ids: readonly number[]): Promise<Map<number, Item[]>> {
  const rows = await db
    .selectFrom('propostas_itens')
    .select(['proposta_id', 'id', 'version', 'numero', 'descricao', 'unidade', 'estimado', 'quantidade', 'custo', 'margem', 'preco'])
    .select(['marca', 'modelo'])
    .where('proposta_id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('numero')
    .execute();
  return Map.groupBy(rows, ({ proposta_id }) => proposta_id) as Map<number, Item[]>;
}

function toProposta(
  row: Row,
  itens: readonly ItemAmounts[],
  named: Parameters<typeof roleOf>[1],
  people: ReadonlyMap<number, Pessoa>,
  userId: number,
): Proposta {
  const { id, version, etapa, etapa_desde, preco_total, custo_total, estimado_total, resultado_valor, resultado_motivo } = row;
  return {
    ...{ id, version, etapa, etapa_desde, preco_total, custo_total, estimado_total, resultado_valor, resultado_motivo },
    edital: {
      id: row.licitacao_id,
      nome: nomeDaLicitacao(row),
      orgao: row.orgao,
      uf: row.uf,
      objeto: row.objeto,
      ...{ orgao_cnpj: row.orgao_cnpj ?? '', municipio: row.municipio ?? '' },
      ...{ modalidade: row.modalidade, modalidade_codigo: row.modalidade_codigo, valor_estimado: row.estimado_edital },
      ...{ existe: row.edital !== null, sessao: sessionOf(row), abertura: row.abertura, controle: row.controle ?? '' },
    },
    responsavel: personOf(people, row.responsavel_id),
    itens_total: itens.length,
    desconto: totalsOf(itens).desconto,
    ...{ encerrada_em: row.encerrada_em, updated_at: row.updated_at },
    papel: roleOf(row, named, userId),
    compartilhada: row.escritorio !== null || named.length > 0,
  };
}

function personOf(people: ReadonlyMap<number, Pessoa>, id: number | null): Pessoa | null {
  return (id !== null && people.get(id)) || null;
}
