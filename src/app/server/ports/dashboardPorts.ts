// What the overview needs from other features.
import type { DashboardsOptions } from '#features/dashboards/server/ports.ts';
import { countMeta } from '#features/email/server/mailbox/queries.ts';
import { followedItems } from '#features/follow/server/followedItems.ts';
import { modalidades, situacoes } from '#features/licitacoes/codes.ts';
import { phaseOf } from '#features/licitacoes/phase.ts';
import { countByStatus, countByUf, faixas, sumByKey, sumByMonth, sumOfDays } from '#features/licitacoes/server/list/contagem.ts';
import { hasStatus, thisMoment } from '#features/licitacoes/server/status.ts';
import { countProjetos } from '#features/projetosDeLei/server/queries.ts';
import { countAll } from '#features/tasks/server/queries.ts';
import { countUsers } from '#features/users/server/queries.ts';

export const dashboardPorts: Omit<DashboardsOptions, 'database'> = {
  notices: {
    byStatus: (db, now) => countByStatus(db, thisMoment(now)),
    byUf: (db, now) => countByUf(db, thisMoment(now)),
    byKey: sumByKey,
    ofDays: sumOfDays,
    byMonth: sumByMonth,
    faixas,
    nomeDaModalidade: (codigo) => modalidades[codigo as keyof typeof modalidades] ?? String(codigo),
    phase: ({ situacao_codigo, ...notice }, now) =>
      phaseOf({ ...notice, status: 'aberta', excluida: false, suspensa: situacao_codigo === situacoes.suspensa }, now.toISOString()),
    isOpen: (now) => hasStatus('aberta', thisMoment(now)),
  },
  countMail: countMeta,
  countTasks: countAll,
  countFollows: async (db, userId, kind) => {
    const { n } = await followedItems(db, userId, { q: '', kind })
      .select((is) => is.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  },
  countUsers,
  countBills: (database, days) => countProjetos(database, days ? { apresentacaoDe: days.from, apresentacaoAte: days.to } : {}),
};
