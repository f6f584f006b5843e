// Notifies followers of near dates: each date once, and again when it moves.

import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
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
/** Dates per transaction. */
const DATES_AT_ONCE = 1000;
/** Per statement: databases limit the number of parameters. */
const ROWS_AT_ONCE = 500;
/** More dates at the same time are combined into one notification, so that they do not displace others. */
const MAX_SEPARATE = 10;
/** Dates named in a combined notification. */
const NAMED = 3;

/**
 * Checks the follows of all users. To be run by one process at a time. @param onNotified called after the commit with the notified users
 */
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
    for (const recipient of some) {
      if (signal.aborted) return;
      try {
        // Demo dates move every day and would be notified every morning.
        if (await notifyRecipient(ports, recipient, { without: 'demo' })) onNotified([recipient.id]);
      } catch (error) {
        // The database is unavailable: the whole round is repeated later.
        if (error instanceof Unavailable) throw error;
        // One user's failure must not affect the others.
        ports.onError(error);
      }
    }
    last = some.at(-1)?.id;
  }
}

/**
 * Notifies a user of near dates of all they follow, or of these notices: after they begin to follow them, or enable notifications.
 * @returns whether there were any
 */
export async function notifyOfDates(ports: DateNotifier, userId: number, items?: readonly number[]): Promise<boolean> {
  const recipient = await recipients(ports.database.read).where('users.id', '=', userId).executeTakeFirst();
  return recipient !== undefined && (await notifyRecipient(ports, recipient, items === undefined ? {} : { items }));
}

/** A user to notify, and how many days ahead; `days_before` is null for the default. */
type Recipient = { id: number; days_before: number | null };

/** Users who follow notices and want notifications of dates. */
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

/** Reads before it takes the write lock, so that users without near dates cost no lock. */
async function notifyRecipient(
  { database, notify, notices }: DateNotifier,
  { id, days_before }: Recipient,
  which: { items?: readonly number[]; without?: 'demo' },
): Promise<boolean> {
  const near = await findNearDates(database.read, notices, id, days_before ?? DAYS_BEFORE, which);
  let hasNotified = false;
  for (let from = 0; from < near.length; from += DATES_AT_ONCE) {
    const some = near.slice(from, from + DATES_AT_ONCE);
    if (await database.write((db) => notifyOnce(db, notify, id, some), writeLockOf(id))) hasNotified = true;
  }
  return hasNotified;
}

/** Notifies those of these dates, nearest first, that were not notified yet. @returns whether there were any */
export async function notifyOnce(db: Queries, notify: Notify, userId: number, near: readonly DateNotification[]): Promise<boolean> {
  const fresh: DateNotification[] = [];
  const told_at = new Date().toISOString();
  for (let from = 0; from < near.length; from += ROWS_AT_ONCE) {
    const some = near.slice(from, from + ROWS_AT_ONCE);
    const notified = await db
      .insertInto('follow_dates_told')
      .values(some.map(({ item, date, at }) => ({ user_id: userId, item_id: item, date, at, told_at })))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'item_id', 'date'])
          .doUpdateSet((is) => ({ at: is.ref('excluded.at'), told_at }))
          .whereRef('follow_dates_told.at', '<>', 'excluded.at'),
      )
      .returning(['item_id', 'date'])
      .execute();
    const keys = new Set(notified.map(({ item_id, date }) => `${item_id} ${date}`));
    fresh.push(...some.filter(({ item, date }) => keys.has(`${item} ${date}`)));
  }
  if (fresh.length > 0) await notify(db, notificationsOf(userId, fresh, told_at));
  return fresh.length > 0;
}

/** The nearest last, so that it is shown first. */
function notificationsOf(userId: number, dates: readonly DateNotification[], told_at: string): NewNotification[] {
  const userIds = [userId];
  // Duplicates were excluded above; the same date may be notified again after another.
  const aboutOf = ({ item, date }: DateNotification) => `${item} ${date} ${told_at}`;
  if (dates.length <= MAX_SEPARATE)
    return dates.toReversed().map((data) => ({ userIds, kind: 'follow.dateNear', data, about: aboutOf(data) }));
  const data: DatesNotification = { count: dates.length, nearest: dates.slice(0, NAMED) };
  return [{ userIds, kind: 'follow.datesNear', data, about: aboutOf(dates[0] as DateNotification) }];
}

/**
 * Dates within this many days that were not notified yet, nearest first. Excludes items won or lost, and suspended notices, whose dates are
 * void.
 */
async function findNearDates(
  db: Queries,
  { suspensa }: NoticeFacts,
  userId: number,
  daysBefore: number,
  { items, without }: { items?: readonly number[]; without?: 'demo' },
): Promise<DateNotification[]> {
  const now = new Date();
  const moment = thisMoment(now);
  const daysOn = (days: number) => startOfDayInBrasilia(dayInBrasilia(now), days);
  const until = daysOn(daysBefore + 1);
  // The deadline for questions is before the session.
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
    .$if(items !== undefined, (query) => query.where('follows.item_id', 'in', items as number[]))
    .$if(without !== undefined, (query) => query.where('fonte', '<>', without as 'demo'))
    .where((is) =>
      is.or([
        is.and([is('abertura', '>=', moment.today), is('abertura', '<', farthest)]),
        is.and([is('encerramento', '>=', moment.today), is('encerramento', '<', farthest)]),
      ]),
    )
    .select(['licitacoes.id', 'modalidade', 'num_licitacao', 'publicacao', 'abertura', 'encerramento', 'modalidade_codigo'])
    .execute();
  const notified = await findNotified(db, userId);
  const near = notices.flatMap((notice): DateNotification[] => {
    const dates = datesOf(notice).filter(
      (date) => isComing(date, moment) && date.at < until && notified.get(`${notice.id} ${date.kind}`) !== date.at,
    );
    if (dates.length === 0) return [];
    const name = nameOf({ tipo: null, numero: null, ano: null, ...notice });
    return dates.map(({ kind, at, allDay }) => ({ kind: 'licitacao', item: notice.id, name, date: kind, at, allDay }));
  });
  return near.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)) || a.item - b.item);
}

/** Notice and date → the instant that was notified. */
async function findNotified(db: Queries, userId: number): Promise<Map<string, string>> {
  const rows = await db.selectFrom('follow_dates_told').select(['item_id', 'date', 'at']).where('user_id', '=', userId).execute();
  return new Map(rows.map(({ item_id, date, at }) => [`${item_id} ${date}`, at]));
}
