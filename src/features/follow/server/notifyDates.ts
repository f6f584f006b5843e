// Tells followers of dates that are near: each date once, and again where it moves.

import { dayInBrasilia, startOfDayInBrasilia } from '#brasil/clock.ts';
import type {} from '#features/auth/server/tables.ts';
import { Unavailable } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DateNotification, DatesNotification } from '../notifications.ts';
import { writeLockOf } from './change.ts';
import { type NoticeFacts, nameOf } from './followedItems.ts';
import { datesOf, isComing, MOST_DAYS_BEFORE, thisMoment } from './noticeDates.ts';
import type { NewNotification, Notify } from './notifyChanges.ts';
import { DAYS_BEFORE } from './settings.ts';

export type DateNotifier = { database: Database; notify: Notify; notices: NoticeFacts };

const USERS_AT_ONCE = 200;
/** So many are told in one transaction. */
const DATES_AT_ONCE = 1000;
/** What one statement takes: databases count their parameters. */
const ROWS_AT_ONCE = 500;
/** More at once are gathered into one notification, so that they push nothing else out of the list. */
const MAX_SEPARATE = 10;
/** Of those that are gathered so many are named. */
const NAMED = 3;

/** Looks through what everybody follows. To be done by one process at a time. @param onNotified hears after the commit who was told */
export async function notifyAllOfDates(
  ports: DateNotifier & { onError(error: unknown): void },
  onNotified: (userIds: number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const some: Recipient[] = await recipients(ports.database.read)
      .where('users.id', '>', last)
      .orderBy('users.id')
      .limit(USERS_AT_ONCE)
      .execute();
    for (const listener of some) {
      if (signal.aborted) return;
      try {
        // Dates of the demonstration move along with the day, and would be told anew every morning.
        if (await notifyRecipient(ports, listener, { without: 'demo' })) onNotified([listener.id]);
      } catch (error) {
        // The database is away: the whole round is repeated once it is back.
        if (error instanceof Unavailable) throw error;
        // What is wrong with one is no reason to leave out the others.
        ports.onError(error);
      }
    }
    last = some.at(-1)?.id;
  }
}

/**
 * Tells a user what is near already of all that they follow, or of one notice: for whoever has just begun to follow, or to want it.
 * @returns whether there was anything
 */
export async function notifyOfDates(ports: DateNotifier, userId: number, item?: number): Promise<boolean> {
  const listener = await recipients(ports.database.read).where('users.id', '=', userId).executeTakeFirst();
  return listener !== undefined && (await notifyRecipient(ports, listener, item === undefined ? {} : { item }));
}

/** Whom to tell, and of how many days ahead; `days_before` is null where nothing was chosen. */
type Recipient = { id: number; days_before: number | null };

/** Those who follow notices and want to be told of dates. */
function recipients(db: Queries) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('follow_settings', 'follow_settings.user_id', 'users.id')
    .select(['users.id', 'follow_settings.days_before'])
    .where('users.status', '=', 'active')
    .where('users.removed_at', 'is', null)
    .where((is) => is.or([is('profiles.user_id', 'is', null), is('profiles.notifications_on', '=', true)]))
    .where((is) => is.or([is('follow_settings.user_id', 'is', null), is('follow_settings.days_before', 'is not', null)]))
    .where((is) =>
      is.exists(
        is.selectFrom('follows').select('follows.id').whereRef('follows.user_id', '=', 'users.id').where('follows.kind', '=', 'licitacao'),
      ),
    );
}

/** Looks before it writes, so that nobody waits for it where there is nothing to tell. */
async function notifyRecipient(
  { database, notify, notices }: DateNotifier,
  { id, days_before }: Recipient,
  which: { item?: number; without?: 'demo' },
): Promise<boolean> {
  const near = await findNearDates(database.read, notices, id, days_before ?? DAYS_BEFORE, which);
  let hasNotified = false;
  for (let from = 0; from < near.length; from += DATES_AT_ONCE) {
    const some = near.slice(from, from + DATES_AT_ONCE);
    if (await database.write((db) => notifyOnce(db, notify, id, some), writeLockOf(id))) hasNotified = true;
  }
  return hasNotified;
}

/** Of these, the nearest first, what was not told yet. @returns whether there was any */
export async function notifyOnce(db: Queries, notify: Notify, userId: number, near: readonly DateNotification[]): Promise<boolean> {
  const fresh: DateNotification[] = [];
  for (let from = 0; from < near.length; from += ROWS_AT_ONCE) {
    const some = near.slice(from, from + ROWS_AT_ONCE);
    const told = await db
      .insertInto('follow_dates_told')
      .values(some.map(({ item, date, at }) => ({ user_id: userId, item_id: item, date, at })))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'item_id', 'date'])
          .doUpdateSet((is) => ({ at: is.ref('excluded.at') }))
          .whereRef('follow_dates_told.at', '<>', 'excluded.at'),
      )
      .returning(['item_id', 'date'])
      .execute();
    const keys = new Set(told.map(({ item_id, date }) => `${item_id} ${date}`));
    fresh.push(...some.filter(({ item, date }) => keys.has(`${item} ${date}`)));
  }
  if (fresh.length > 0) await notify(db, notificationsOf(userId, fresh));
  return fresh.length > 0;
}

/** The nearest comes last, to be shown first. */
function notificationsOf(userId: number, dates: readonly DateNotification[]): NewNotification[] {
  const userIds = [userId];
  // Whether it was told before is known by now; the same date may be told again after another.
  const now = new Date().toISOString();
  const aboutOf = ({ item, date }: DateNotification) => `${item} ${date} ${now}`;
  if (dates.length <= MAX_SEPARATE)
    return dates.toReversed().map((data) => ({ userIds, kind: 'follow.dateNear', data, about: aboutOf(data) }));
  const data: DatesNotification = { count: dates.length, nearest: dates.slice(0, NAMED) };
  return [{ userIds, kind: 'follow.datesNear', data, about: aboutOf(dates[0] as DateNotification) }];
}

/**
 * Dates that come within so many days and were not told yet, the nearest first. Whoever has won or lost needs none, and those of a
 * notice that is suspended do not hold.
 */
async function findNearDates(
  db: Queries,
  { suspensa }: NoticeFacts,
  userId: number,
  daysBefore: number,
  { item, without }: { item?: number; without?: 'demo' },
): Promise<DateNotification[]> {
  const now = new Date();
  const moment = thisMoment(now);
  const daysOn = (days: number) => startOfDayInBrasilia(dayInBrasilia(now), days);
  const until = daysOn(daysBefore + 1);
  // The deadline for questions lies before the session.
  const farthest = daysOn(daysBefore + 1 + MOST_DAYS_BEFORE);
  const notices = await db
    .selectFrom('follows')
    .crossJoin('licitacoes')
    .whereRef('licitacoes.id', '=', 'follows.item_id')
    .where('follows.user_id', '=', userId)
    .where('follows.kind', '=', 'licitacao')
    .where('follows.stage', 'not in', ['won', 'lost'])
    .where('encerrada', '=', false)
    .where('situacao_codigo', '<>', suspensa)
    .$if(item !== undefined, (query) => query.where('follows.item_id', '=', item as number))
    .$if(without !== undefined, (query) => query.where('fonte', '<>', without as 'demo'))
    .where((is) =>
      is.or([
        is.and([is('abertura', '>=', moment.today), is('abertura', '<', farthest)]),
        is.and([is('encerramento', '>=', moment.today), is('encerramento', '<', farthest)]),
      ]),
    )
    .select(['licitacoes.id', 'modalidade', 'num_licitacao', 'publicacao', 'abertura', 'encerramento', 'modalidade_codigo'])
    .execute();
  const told = await findNotified(db, userId);
  const near = notices.flatMap((notice): DateNotification[] => {
    const dates = datesOf(notice).filter(
      (date) => isComing(date, moment) && date.at < until && told.get(`${notice.id} ${date.kind}`) !== date.at,
    );
    if (dates.length === 0) return [];
    const name = nameOf({ tipo: null, numero: null, ano: null, ...notice });
    return dates.map(({ kind, at, allDay }) => ({ kind: 'licitacao', item: notice.id, name, date: kind, at, allDay }));
  });
  return near.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)) || a.item - b.item);
}

/** Notice and date → the moment that was told. */
async function findNotified(db: Queries, userId: number): Promise<Map<string, string>> {
  const rows = await db.selectFrom('follow_dates_told').select(['item_id', 'date', 'at']).where('user_id', '=', userId).execute();
  return new Map(rows.map(({ item_id, date, at }) => [`${item_id} ${date}`, at]));
}
