// Tells followers of dates that are near: each date once, and again where it moves.
import type {} from '#features/notifications/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/brasilia.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DateNews } from '../news.ts';
import { datesOf, isComing, MOST_DAYS_BEFORE, thisMoment } from './noticeDates.ts';
import { readDaysBefore } from './settings.ts';
import type { Notify } from './tellChanges.ts';
import { nameOf } from './things.ts';

const KIND = 'follow.dateNear';
const USERS_AT_ONCE = 200;

/** Looks through what everybody follows. To be done by one process at a time. @param onTold hears after the commit who was told */
export async function tellDatesToAll(
  database: Database,
  notify: Notify,
  onTold: (userIds: number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const users = await listFollowers(database.read, last);
    for (const userId of users) {
      if (signal.aborted) return;
      // Dates of the demonstration move along with the day, and would be told anew every morning.
      const news = await findNearDates(database.read, userId, { without: 'demo' });
      if (news.length === 0) continue;
      await database.write((db) => tellAll(db, notify, userId, news));
      onTold([userId]);
    }
    last = users.at(-1);
  }
}

/**
 * Tells a user what is near already of all that they follow, or of one notice: for whoever has just begun to follow, or to want it.
 * @returns whether there was anything
 */
export async function tellDates(db: Queries, notify: Notify, userId: number, item?: number): Promise<boolean> {
  const news = await findNearDates(db, userId, item === undefined ? {} : { item });
  await tellAll(db, notify, userId, news);
  return news.length > 0;
}

type Near = { data: DateNews; about: string };

async function tellAll(db: Queries, notify: Notify, userId: number, news: readonly Near[]): Promise<void> {
  for (const { data, about } of news) await notify(db, { userIds: [userId], kind: KIND, data, about });
}

async function listFollowers(db: Queries, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('user_id')
    .distinct()
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(USERS_AT_ONCE)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Dates that come within the days that the user has chosen, and were not told yet. Whoever has won or lost needs none. */
async function findNearDates(db: Queries, userId: number, { item, without }: { item?: number; without?: 'demo' }): Promise<Near[]> {
  const daysBefore = await readDaysBefore(db, userId);
  if (daysBefore === null) return [];
  const now = new Date();
  const moment = thisMoment(now);
  const daysOn = (days: number) => startOfDayInBrasilia(dayInBrasilia(now), days);
  const until = daysOn(daysBefore + 1);
  const notices = await db
    .selectFrom('follows')
    .crossJoin('licitacoes')
    .whereRef('licitacoes.id', '=', 'follows.item_id')
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', 'licitacao')
    .where('follows.stage', 'not in', ['won', 'lost'])
    .where('encerrada', '=', false)
    .$if(item !== undefined, (query) => query.where('follows.item_id', '=', item as number))
    .$if(without !== undefined, (query) => query.where('fonte', '<>', without as 'demo'))
    .where((is) =>
      is.or([
        is.and([is('abertura', '>=', moment.today), is('abertura', '<', daysOn(daysBefore + 1 + MOST_DAYS_BEFORE))]),
        is.and([is('encerramento', '>=', moment.today), is('encerramento', '<', daysOn(daysBefore + 1 + MOST_DAYS_BEFORE))]),
      ]),
    )
    .select(['licitacoes.id', 'modalidade', 'num_licitacao', 'publicacao', 'abertura', 'encerramento', 'modalidade_codigo'])
    .orderBy('licitacoes.id')
    .execute();
  const near = notices.flatMap((notice) => {
    const name = nameOf({ tipo: null, numero: null, ano: null, ...notice });
    const dates = datesOf(notice).filter((date) => isComing(date, moment) && date.at < until);
    return dates.map(({ kind, at, allDay }): Near => {
      const data: DateNews = { kind: 'licitacao', item: notice.id, name, date: kind, at, allDay };
      return { data, about: `${notice.id} ${kind} ${at}` };
    });
  });
  const told = await findTold(db, userId, near);
  return near.filter(({ about }) => !told.has(about));
}

async function findTold(db: Queries, user_id: number, near: readonly Near[]): Promise<Set<string>> {
  if (near.length === 0) return new Set();
  const rows = await db
    .selectFrom('notifications')
    .select('about')
    .where('user_id', '=', user_id)
    .where('kind', '=', KIND)
    .where(
      'about',
      'in',
      near.map(({ about }) => about),
    )
    .execute();
  return new Set(rows.map(({ about }) => about));
}
