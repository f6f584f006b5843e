// Deadlines of seven days.
import { sql } from 'kysely';
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { dashboards } from '../contract.ts';
import { type NoticeCounts, phaseColumns } from './ports.ts';

const DAYS = 7;
const MOST = 8;

export async function readWeek(
  { read }: Database,
  notices: Pick<NoticeCounts, 'isOpen' | 'phase'>,
  userId: number,
  now = new Date(),
): Promise<Static<(typeof dashboards)['week']['reply']>> {
  const today = dayInBrasilia(now);
  const starts = Array.from({ length: DAYS + 1 }, (_, later) => startOfDayInBrasilia(today, later));
  const end = starts.at(-1) as string;
  const near = read.selectFrom('licitacoes').where(notices.isOpen(now)).where('prazo', '<', end);
  const isFollowed = sql<boolean>`exists (
    select 1 from follows where follows.user_id = ${userId} and follows.kind = 'licitacao' and follows.item_id = licitacoes.id)`;
  const shown = near
    .select(['id', 'num_licitacao', 'modalidade', 'orgao', 'municipio', 'uf', 'objeto', 'prazo', 'valor_estimado', ...phaseColumns])
    .orderBy('prazo')
    .orderBy('id')
    .limit(MOST);
  const followed = read.selectFrom('follows').select('item_id').where('user_id', '=', userId).where('kind', '=', 'licitacao');
  const dayOf = sql<number>`case ${sql.join(
    starts.slice(1, -1).map((start, later) => sql`when prazo < ${start} then ${sql.lit(later)}`),
    sql` `,
  )} else ${sql.lit(DAYS - 1)} end`;
  const [counted, own, others] = await Promise.all([
    near
      .select((is) => [dayOf.as('later'), is.fn.countAll<number>().as('n')])
      .groupBy(sql.ref('later'))
      .execute(),
    shown.where('id', 'in', followed).execute(),
    shown.where((is) => is.not(isFollowed)).execute(),
  ]);
  const countOf = new Map(counted.map(({ later, n }) => [later, n]));
  const days = starts.slice(0, -1).map((start, later) => ({ day: dayInBrasilia(new Date(start)), n: countOf.get(later) ?? 0 }));
  return {
    from: today,
    to: days.at(-1)?.day ?? today,
    total: days.reduce((total, { n }) => total + n, 0),
    days,
    deadlines: [...own.map((row) => ({ ...row, seguida: true })), ...others.map((row) => ({ ...row, seguida: false }))]
      .slice(0, MOST)
      .map(({ situacao_codigo, desfecho, abertura, encerramento, ...row }) => ({
        ...row,
        prazo: row.prazo as string,
        phase: notices.phase({ situacao_codigo, desfecho, abertura, encerramento }, now),
      })),
  };
}
