// The caller's pending items, and a summary of users, bills and imports.

import { type AcceptedPeriod, daysOf } from '#brasil/periods.ts';
import type {} from '#features/importacoes/server/tables.ts';
import type {} from '#features/orders/server/tables.ts';
import type {} from '#features/projetosDeLei/server/tables.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import type { dashboards } from '../contract.ts';
import type { DashboardsOptions } from './ports.ts';

const MOST = 5;

export async function readMine(options: DashboardsOptions, { id }: Caller): Promise<Static<(typeof dashboards)['mine']['reply']>> {
  const { read } = options.database;
  const [{ inbox }, { open, overdue }, licitacoes, projetos, orders] = await Promise.all([
    options.countMail(read, id),
    options.countTasks(read, id),
    options.countFollows(read, id, 'licitacao'),
    options.countFollows(read, id, 'projeto'),
    read
      .selectFrom('orders')
      .select(({ fn }) => ['state as status', fn.countAll<number>().as('n')])
      .where('user_id', '=', id)
      .groupBy('state')
      .execute(),
  ]);
  return { unread: inbox, tasks: { open, overdue }, follows: { licitacoes, projetos }, orders };
}

export async function readSummary(
  options: DashboardsOptions,
  period: AcceptedPeriod,
  { isAdmin }: Caller,
): Promise<Static<(typeof dashboards)['summary']['reply']>> {
  const { read } = options.database;
  const days = daysOf(period);
  const [{ active, inactive, pending, total }, bills, presented, moved, imports] = await Promise.all([
    options.countUsers(options.database),
    options.countBills(options.database, null),
    options.countBills(options.database, days),
    listMoved(read),
    isAdmin ? listImports(read) : null,
  ]);
  const casas = (['camara', 'senado'] as const).map((casa) => ({ casa, total: bills[casa], presented: presented[casa] }));
  return { users: { active, inactive, pending, total }, bills: { ...days, casas }, moved, imports };
}

async function listMoved(read: Queries) {
  const rows = await read
    .selectFrom('projetos')
    .select(['id', 'casa', 'tipo', 'numero', 'ano', 'ementa', 'situacao', 'ultima_tramitacao'])
    // Scheduled steps do not count.
    .where('ultima_tramitacao', '<=', new Date().toISOString())
    .orderBy('ultima_tramitacao', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ tipo, numero, ano, ...row }) => ({ ...row, name: `${tipo} ${numero}/${ano}` }));
}

function listImports(read: Queries) {
  return read
    .selectFrom('importacoes')
    .select(['id', 'arquivo', 'estado', 'recebida_em', 'novos', 'atualizados', 'rejeitados'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}
