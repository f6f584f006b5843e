// Filters and sorts atas in SQL.
import { sql } from 'kysely';
import { withoutKind } from '#brasil/recordNumber.ts';
import { vigenciaCondition } from '#brasil/server/records/vigenciaCondition.ts';
import { searchCondition } from '#brasil/server/searchText.ts';
import type { Static } from '#kit/schema.ts';
import type { Engine } from '#kit/server/database/database.ts';
import { among, between, type Conditions, equals } from '#kit/server/lists/conditions.ts';
import { type Asked, orderBy } from '#kit/server/lists/rows.ts';
import type { Filters, sorts } from '../entities.ts';
import type {} from './tables.ts';

export type Filter = Static<typeof Filters>;
export type Order = { sort: (typeof sorts)[number]; order: 'asc' | 'desc' };

/** Cancelled ones are neither in force nor ended. */
export const vigenciaTable = { table: 'atas', isCancelled: sql<boolean>`atas.cancelada = ${true}` };

export function conditionsOf(engine: Engine, filter: Filter): Conditions {
  return {
    q: searchCondition(engine, 'atas', withoutKind(filter.q ?? '', 'ata')),
    situacao: vigenciaCondition(vigenciaTable, filter.situacao),
    orgaos: among('atas.orgao_cnpj', filter.orgaos),
    ano: among('atas.ano', filter.ano),
    adesao: equals('atas.adesao', filter.adesao),
    cancelada: equals('atas.cancelada', filter.cancelada),
    compra: equals('atas.compra_controle', filter.compra),
    fim: between('atas.vigencia_fim', filter.fimDe, filter.fimAte),
    assinatura: between('atas.assinatura', filter.assinaturaDe, filter.assinaturaAte),
    importacao: equals('atas.importacao_id', filter.importacao),
  };
}

/** Columns that may be null. */
const nullable: readonly string[] = ['publicacao', 'vigencia_fim', 'assinatura'];

/** Which rows of the list, in which order. */
export function askedBy(engine: Engine, filter: Filter, order: Order): Asked {
  return { conditions: conditionsOf(engine, filter), orderBy: orderBy('atas', order, nullable.includes(order.sort)) };
}
