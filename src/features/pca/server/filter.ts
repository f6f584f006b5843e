// Filters and sorts the items of annual plans in SQL.
import { type RawBuilder, sql } from 'kysely';
import { withoutKind } from '#brasil/recordNumber.ts';
import { searchCondition } from '#brasil/server/searchText.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Static } from '#kit/schema.ts';
import type { Engine } from '#kit/server/database/database.ts';
import { among, between, type Conditions, equals } from '#kit/server/lists/conditions.ts';
import { type Asked, orderBy } from '#kit/server/lists/rows.ts';
import type { Filters, sorts } from '../entities.ts';
import type {} from './tables.ts';

export type Filter = Static<typeof Filters>;
export type Order = { sort: (typeof sorts)[number]; order: 'asc' | 'desc' };

/** Items with their plans. */
export const itemsWithPlans = sql`pca_itens inner join pca_planos on pca_planos.id = pca_itens.plano_id`;

export function conditionsOf(engine: Engine, filter: Filter): Conditions {
  return {
    q: searchCondition(engine, 'pca_itens', withoutKind(filter.q ?? '', 'pca')),
    ano: among('pca_planos.ano', filter.ano),
    orgaos: among('pca_planos.orgao_cnpj', filter.orgaos),
    categoria: among('pca_itens.categoria', filter.categoria),
    classes: among('pca_itens.classe_codigo', filter.classes),
    meses: among('pca_itens.mes', filter.meses),
    plano: equals('pca_itens.plano_id', filter.plano),
    valor: between('pca_itens.valor_total', filter.valorMin, filter.valorMax),
    desejada: between('pca_itens.desejada', filter.desejadaDe, filter.desejadaAte),
    importacao: equals('pca_itens.importacao_id', filter.importacao),
  };
}

/** Which rows of the list, in which order. */
export function askedBy(engine: Engine, filter: Filter, order: Order): Asked {
  return {
    ...{ from: itemsWithPlans, conditions: conditionsOf(engine, filter) },
    orderBy: order.sort === 'proximas' ? nearest(order) : orderBy('pca_itens', { ...order, sort: order.sort }, order.sort !== 'numero'),
  };
}

function nearest({ order }: Order): RawBuilder<unknown> {
  const today = dayInBrasilia(new Date());
  const [near, far] = order === 'desc' ? [sql.raw('asc'), sql.raw('desc')] : [sql.raw('desc'), sql.raw('asc')];
  const isComing = sql`pca_itens.desejada >= ${today}`;
  return sql`case when pca_itens.desejada is null then 1 else 0 end, case when ${isComing} then 0 else 1 end ${near},
    case when ${isComing} then pca_itens.desejada end ${near}, pca_itens.desejada ${far}, pca_itens.id ${near}`;
}
