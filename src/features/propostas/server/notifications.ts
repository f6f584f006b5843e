// What the bell tells of offers: who is responsible, given access or mentioned; taken back when it no longer holds.
import type {} from '#features/notifications/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { PropostaNotification } from '../notifications.ts';
import { type PropostaRow, peopleOf } from './access.ts';
import { nameOfAccount } from './people.ts';
import type { NotificationKind, PropostasOptions } from './ports.ts';
import { nomeDoEdital } from './queries.ts';

type Ports = Pick<PropostasOptions, 'notifyAll' | 'retractNotifications'>;
type News = {
  kind: NotificationKind;
  userIds: readonly number[];
  /** Who did it. */
  by: number;
  papel?: PropostaNotification['papel'];
  /** The comment that mentions them. */
  comment?: number;
};

const kinds = ['propostas.assigned', 'propostas.shared', 'propostas.mentioned'] as const;
/** The latest one about an offer replaces the one before; each comment has its own. */
const aboutOf = (row: Pick<PropostaRow, 'id'>, comment?: number) => (comment === undefined ? String(row.id) : `${row.id} ${comment}`);

/** @returns the accounts that are told: nobody of what they did themselves */
export async function tell(db: Queries, ports: Ports, row: PropostaRow, { kind, userIds, by, papel, comment }: News): Promise<number[]> {
  const others = userIds.filter((id) => id !== by);
  if (others.length === 0) return [];
  const about = aboutOf(row, comment);
  const data: PropostaNotification = {
    proposta: row.id,
    name: nomeDoEdital(row),
    by: await nameOfAccount(db, by),
    ...(papel && { papel }),
  };
  await ports.retractNotifications(db, [kind], [about], others);
  await ports.notifyAll(db, [{ userIds: others, kind, data, about }]);
  return others;
}

/** Takes back what leads people to an offer that they see no longer, or says that they are responsible. @returns whose bells have changed */
export async function takeBack(db: Queries, { retractNotifications }: Ports, row: PropostaRow): Promise<number[]> {
  const comments = await db.selectFrom('propostas_comentarios').select('id').where('proposta_id', '=', row.id).execute();
  const about = [aboutOf(row), ...comments.map(({ id }) => aboutOf(row, id))];
  const told = await db
    .selectFrom('notifications')
    .select(['user_id', 'kind'])
    .where('about', 'in', about)
    .where('kind', 'in', kinds)
    .distinct()
    .execute();
  const named = ((await peopleOf(db, [row.id])).get(row.id) ?? []).map(({ id }) => id);
  const seeing = new Set([row.user_id, row.responsavel_id, ...named]);
  const idsOf = (some: typeof told) => [...new Set(some.map(({ user_id }) => user_id))];
  const unseeing = row.escritorio === null ? idsOf(told.filter(({ user_id }) => !seeing.has(user_id))) : [];
  const replaced = idsOf(told.filter(({ user_id, kind }) => kind === 'propostas.assigned' && user_id !== row.responsavel_id));
  return [
    ...(await retractNotifications(db, kinds, about, unseeing)),
    ...(await retractNotifications(db, ['propostas.assigned'], about, replaced)),
  ];
}
