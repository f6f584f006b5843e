// Filters and sorts the items of annual plans in SQL.
import { sql } from 'kysely';
import { withoutKind } from '#brasil/recordNumber.ts';
import { searchCondition } from '#brasil/server/searchText.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Static } from '#kit/schema.ts';
import type { Engine } from '#kit/server/database/database.ts';
import { among, between, type Conditions, equals } from '#kit/server/lists/conditions.ts';
import { type Asked, type OrderPart, orderBy } from '#kit/server/lists/rows.ts';
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
    // Far pages of all items would look up the plan of each one before them.
    from: filter.ano || filter.orgaos ? itemsWithPlans : sql.table('pca_itens'),
    conditions: conditionsOf(engine, filter),
    orderBy:
      order.sort === 'proximas' ? nearest(order.order) : orderBy('pca_itens', { ...order, sort: order.sort }, order.sort !== 'numero'),
  };
}

/** `desc`: what is wanted next, from today on, first, then what is past, the latest first. Without a day they come last in both directions. */
function nearest(order: Order['order']): OrderPart[] {
  const day = sql.ref('pca_itens.desejada');
  const today = dayInBrasilia(new Date());
  const by = (way: Order['order']) => sql`${day} ${sql.raw(way)}, pca_itens.id ${sql.raw(way)}`;
  const [near, far] = order === 'desc' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  const coming = { where: sql<boolean>`${day} >= ${today}`, orderBy: by(near) };
  const past = { where: sql<boolean>`${day} < ${today}`, orderBy: by(far) };
  const dated = order === 'desc' ? [coming, past] : [past, coming];
  return [...dated, { where: sql<boolean>`${day} is null`, orderBy: by(near) }];
}
