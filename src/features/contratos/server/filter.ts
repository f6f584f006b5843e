// Filters and sorts contracts in SQL.
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

export const vigenciaTable = { table: 'contratos' };

export function conditionsOf(engine: Engine, filter: Filter): Conditions {
  return {
    q: searchCondition(engine, 'contratos', withoutKind(filter.q ?? '', 'contrato')),
    situacao: vigenciaCondition(vigenciaTable, filter.situacao),
    uf: among('contratos.uf', filter.uf),
    orgaos: among('contratos.orgao_cnpj', filter.orgaos),
    fornecedores: among('contratos.fornecedor_documento', filter.fornecedores),
    tipo: among('contratos.tipo', filter.tipo),
    categoria: among('contratos.categoria', filter.categoria),
    compra: equals('contratos.compra_controle', filter.compra),
    valor: between('contratos.valor_global', filter.valorMin, filter.valorMax),
    fim: between('contratos.vigencia_fim', filter.fimDe, filter.fimAte),
    assinatura: between('contratos.assinatura', filter.assinaturaDe, filter.assinaturaAte),
    importacao: equals('contratos.importacao_id', filter.importacao),
  };
}

/** Columns that may be null. */
const nullable: readonly string[] = ['publicacao', 'vigencia_fim', 'assinatura', 'valor_global'];

/** Which rows of the list, in which order. */
export function askedBy(engine: Engine, filter: Filter, order: Order): Asked {
  return { conditions: conditionsOf(engine, filter), orderBy: orderBy('contratos', order, nullable.includes(order.sort)) };
}
