// What the bell tells of offers: who is responsible, given access or mentioned; taken back when it no longer holds.

import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import type {} from '#features/notifications/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { AssignedManyNotification, PropostaNotification } from '../notifications.ts';
import { type PropostaRow, peopleOf } from './access.ts';
import { nameOfAccount } from './people.ts';
import type { NotificationKind, PropostasOptions } from './ports.ts';

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

/** A notification that somebody has. */
type Told = { user_id: number; kind: NotificationKind; about: string };

/** Names of notices in one notification; the others are counted. */
const MOST_NAMED = 3;
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
    name: nomeDaLicitacao(row),
    by: await nameOfAccount(db, by),
    ...(papel && { papel }),
  };
  await ports.retractNotifications(db, [kind], [about], others);
  await ports.notifyAll(db, [{ userIds: others, kind, data, about }]);
  return others;
}

/** One notification of all of these offers. @returns who is told */
export async function tellMany(
  db: Queries,
  ports: Ports,
  rows: readonly PropostaRow[],
  { responsavel, by }: { responsavel: number; by: number },
): Promise<number[]> {
  const names = rows.slice(0, MOST_NAMED).map(nomeDaLicitacao);
  const data: AssignedManyNotification = { count: rows.length, names, responsavel, by: await nameOfAccount(db, by) };
  const [first] = rows.toSorted((a, b) => a.id - b.id);
  const about = `many ${first?.id} ${first?.version}`;
  await ports.notifyAll(db, [{ userIds: [responsavel], kind: 'propostas.assignedMany', data, about }]);
  return [responsavel];
}

/**
 * Takes back what leads people to offers that they see no longer, or says that they are responsible.
 * @param earlier the same offers before the change
 * @returns whose bells have changed
 */
export async function takeBack(
  db: Queries,
  { retractNotifications }: Ports,
  rows: readonly PropostaRow[],
  earlier: readonly PropostaRow[],
): Promise<number[]> {
  const outdated: Told[] = [];
  for (const some of inBatches(rows)) outdated.push(...(await findOutdated(db, some)));
  const now = new Map(rows.map(({ id, removed_at, responsavel_id }) => [id, removed_at === null ? responsavel_id : null]));
  const replaced = earlier.flatMap(({ id, responsavel_id }) => (now.get(id) === responsavel_id ? [] : (responsavel_id ?? [])));
  for (const userId of new Set(replaced)) outdated.push(...(await findOutdatedOfMany(db, userId)));
  const affected: number[] = [];
  for (const own of Map.groupBy(outdated, ({ user_id, kind }) => `${user_id} ${kind}`).values())
    for (const some of inBatches(own)) {
      const about = some.map((one) => one.about);
      for (const { user_id, kind } of some.slice(0, 1)) affected.push(...(await retractNotifications(db, [kind], about, [user_id])));
    }
  return [...new Set(affected)];
}

/** What is told of single offers and holds no longer. */
async function findOutdated(db: Queries, rows: readonly PropostaRow[]): Promise<Told[]> {
  const ids = rows.map(({ id }) => id);
  const comments = await db.selectFrom('propostas_comentarios').select(['id', 'proposta_id']).where('proposta_id', 'in', ids).execute();
  const people = await peopleOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const abouts = new Map([
    ...rows.map(({ id }) => [aboutOf({ id }), id] as const),
    ...comments.map(({ id, proposta_id }) => [aboutOf({ id: proposta_id }, id), proposta_id] as const),
  ]);
  const isOutdated = ({ user_id, kind, about }: Told): boolean => {
    const row = byId.get(abouts.get(about) ?? 0);
    if (!row || row.removed_at !== null) return true;
    if (kind === 'propostas.assigned' && user_id !== row.responsavel_id) return true;
    if (row.escritorio !== null || user_id === row.user_id || user_id === row.responsavel_id) return false;
    return !people.get(row.id)?.some(({ id }) => id === user_id);
  };
  const outdated: Told[] = [];
  for (const some of inBatches([...abouts.keys()])) {
    const told = db.selectFrom('notifications').select(['user_id', 'kind', 'about']).where('about', 'in', some).where('kind', 'in', kinds);
    outdated.push(...((await told.execute()) as Told[]).filter(isOutdated));
  }
  return outdated;
}

/** What a person is told of many offers of which none is theirs any more. What was assigned together has the same moment in the history. */
async function findOutdatedOfMany(db: Queries, userId: number): Promise<Told[]> {
  const kind = 'propostas.assignedMany';
  const all = await db.selectFrom('notifications').select('about').where('user_id', '=', userId).where('kind', '=', kind).execute();
  const outdated: Told[] = [];
  for (const { about } of all) {
    const [, proposta, version] = about.split(' ').map(Number);
    const theirs = await db
      .selectFrom('propostas_alteracoes as first')
      .innerJoin('propostas_alteracoes as change', (join) =>
        join
          .onRef('change.alterada_em', '=', 'first.alterada_em')
          .onRef('change.campo', '=', 'first.campo')
          .onRef('change.depois', '=', 'first.depois'),
      )
      .innerJoin('propostas', 'propostas.id', 'change.proposta_id')
      .select('propostas.id')
      .where('first.proposta_id', '=', proposta ?? 0)
      .where('first.version', '=', version ?? 0)
      .where('first.campo', '=', 'responsavel_id')
      .where('first.depois', '=', String(userId))
      .where('propostas.responsavel_id', '=', userId)
      .where('propostas.removed_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (!theirs) outdated.push({ user_id: userId, kind, about });
  }
  return outdated;
}
