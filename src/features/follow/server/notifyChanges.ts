// Tells followers what imports changed: one notification for each thing and import, once, whenever a process dies.
import type { Database, Queries } from '#kit/server/database/database.ts';
import { type FollowKind, followKinds } from '../contract.ts';
import type { ChangedNotification } from '../notifications.ts';
import { type Change, countChanges, findLastComplete, listChanges, pickImportant } from './changes.ts';
import { findNames } from './followedItems.ts';
import type { ChangesNotifiedTable } from './tables.ts';

/** Tells accounts of something, in the transaction in which it happens. */
export type Notify = (db: Queries, news: readonly NewNotification[]) => Promise<void>;
export type NewNotification = { userIds: readonly number[]; kind: string; data: object; about: string };

/** So many followed things are looked at in one statement. */
const THINGS_AT_ONCE = 500;
/** So many of their changes, and so many of those that have some, are told in one transaction. */
const CHANGES_AT_ONCE = 2000;
const ITEMS_PER_BATCH = 10;
/** So many notifications are written in one transaction. */
const NOTIFICATIONS_AT_ONCE = 100;

/** Whether an import has ended of which followers have not heard all. */
export async function hasChangesToNotify({ read }: Database): Promise<boolean> {
  for (const told of await read.selectFrom('follow_told').selectAll().execute())
    if (told.until_id !== null || (await findLastComplete(read, told.kind, told.change_id)) !== undefined) return true;
  return false;
}

/** To be done by one process at a time. @param onNotified hears after the commit who was told */
export async function notifyChanges(
  database: Database,
  notify: Notify,
  onNotified: (userIds: number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const kind of followKinds)
    while (!signal.aborted) {
      const told = await findProgress(database, kind);
      if (told === undefined) break;
      await notifyBatch(database, notify, onNotified, told);
    }
}

type NotifyProgress = ChangesNotifiedTable & { until_id: number };

/** What is under way, or what is to be told next; undefined where all was told. */
async function findProgress(database: Database, kind: FollowKind): Promise<NotifyProgress | undefined> {
  const told = await database.read.selectFrom('follow_told').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
  if (told.until_id !== null) return { ...told, until_id: told.until_id };
  const until_id = await findLastComplete(database.read, kind, told.change_id);
  if (until_id === undefined) return undefined;
  await database.write((db) =>
    db.updateTable('follow_told').set({ until_id, item_id: 0, user_id: null }).where('kind', '=', kind).execute(),
  );
  return { ...told, until_id, item_id: 0, user_id: null };
}

/** The next things in the order of their ids, and how far it got. */
async function notifyBatch(
  database: Database,
  notify: Notify,
  onNotified: (userIds: number[]) => void,
  told: NotifyProgress,
): Promise<void> {
  const { kind, change_id, until_id } = told;
  const span = { after: change_id, until: until_id };
  const items = await listFollowedItems(database.read, told);
  const counts = await countChanges(database.read, kind, items, span);
  const some = takeBatch(
    items.filter((item) => counts.has(item)),
    counts,
  );
  // Where nothing is left among these, the next begin behind the last of them.
  const last = some.isAll ? items.at(-1) : some.items.at(-1);
  const changes = Map.groupBy(await listChanges(database.read, kind, some.items, span), ({ item }) => item);
  const { followers, isAll } = await listFollowers(database.read, told, changes);
  const news = await notificationsOf(database.read, kind, changes, followers);
  const end = followers.at(-1);
  const heard = await database.write(async (db) => {
    if (news.length > 0) await notify(db, news);
    const reached =
      end && !isAll
        ? { item_id: end.item_id, user_id: end.user_id }
        : last === undefined
          ? { change_id: until_id, until_id: null, item_id: 0, user_id: null }
          : { item_id: last, user_id: null };
    await db.updateTable('follow_told').set(reached).where('kind', '=', kind).execute();
    return [...new Set(news.flatMap(({ userIds }) => userIds))];
  });
  if (heard.length > 0) onNotified(heard);
}

/** Those that come next, the first maybe told to some. */
async function listFollowedItems(db: Queries, { kind, item_id, user_id }: NotifyProgress): Promise<number[]> {
  const rows = await db
    .selectFrom('follows')
    .select('item_id')
    .distinct()
    .where('kind', '=', kind)
    .where('item_id', user_id === null ? '>' : '>=', item_id)
    .orderBy('item_id')
    .limit(THINGS_AT_ONCE)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** As many as make a short transaction, and at least one. */
function takeBatch(items: number[], counts: Map<number, number>): { items: number[]; isAll: boolean } {
  let changes = 0;
  const place = items.findIndex((item, index) => {
    changes += counts.get(item) ?? 0;
    return index > 0 && (index >= ITEMS_PER_BATCH || changes > CHANGES_AT_ONCE);
  });
  return place < 0 ? { items, isAll: true } : { items: items.slice(0, place), isAll: false };
}

type Follower = { user_id: number; item_id: number; created_at: string };

/** Whom to tell of these changes, as many as make a short transaction, behind those who were told. */
async function listFollowers(
  db: Queries,
  { kind, item_id, user_id }: NotifyProgress,
  changes: Map<number, Change[]>,
): Promise<{ followers: Follower[]; isAll: boolean }> {
  if (changes.size === 0) return { followers: [], isAll: true };
  // A follower hears of every import apart.
  const imports = [...changes.values()].map((ofItem) => new Set(ofItem.map(({ importacao_id }) => importacao_id)).size);
  const atOnce = Math.ceil(NOTIFICATIONS_AT_ONCE / Math.max(...imports));
  const followers = await db
    .selectFrom('follows')
    .select(['user_id', 'item_id', 'created_at'])
    .where('kind', '=', kind)
    .where('item_id', 'in', [...changes.keys()])
    .$if(user_id !== null, (query) => query.where((is) => is.or([is('item_id', '>', item_id), is('user_id', '>', user_id as number)])))
    .orderBy('item_id')
    .orderBy('user_id')
    .limit(atOnce + 1)
    .execute();
  return { followers: followers.slice(0, atOnce), isAll: followers.length <= atOnce };
}

async function notificationsOf(
  db: Queries,
  kind: FollowKind,
  changes: Map<number, Change[]>,
  followers: readonly Follower[],
): Promise<NewNotification[]> {
  const names = await findNames(db, kind, [...changes.keys()]);
  const news: NewNotification[] = [];
  for (const [item, ofUsers] of Map.groupBy(followers, ({ item_id }) => item_id)) {
    const name = names.get(item);
    if (name === undefined) continue;
    for (const ofImport of Map.groupBy(changes.get(item) ?? [], ({ importacao_id }) => importacao_id).values()) {
      const about = `${kind} ${item} ${ofImport.at(-1)?.id}`;
      for (const [seen, users] of bySeen(ofImport, ofUsers)) {
        const data: ChangedNotification = { kind, item, name, ...pickImportant(kind, seen) };
        news.push({ userIds: users.map(({ user_id }) => user_id), kind: 'follow.changed', data, about });
      }
    }
  }
  return news;
}

/** What was changed before somebody followed is none of their business: those who began in the middle of an import hear of the rest. */
function bySeen<User extends { created_at: string }>(changes: Change[], users: User[]): [Change[], User[]][] {
  const groups = Map.groupBy(users, ({ created_at }) => changes.filter(({ alterada_em }) => alterada_em > created_at).length);
  groups.delete(0);
  return [...groups].map(([count, some]) => [changes.slice(-count), some]);
}
