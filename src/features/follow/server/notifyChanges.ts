// Notifies followers of changes by imports: one notification per item and import, exactly once even after a crash.
import type { Database, Queries } from '#kit/server/database/database.ts';
import { changeKindOf } from '../changeKinds.ts';
import { type FollowKind, followKinds } from '../contract.ts';
import type { ChangedNotification } from '../notifications.ts';
import type { ChangedNotice } from './bidMail.ts';
import { type Change, countChanges, findLastComplete, listChanges, pickImportant } from './changes.ts';
import { findNames } from './followedItems.ts';
import { kindsIn } from './settings.ts';
import type { ChangesNotifiedTable } from './tables.ts';

/** Notifies accounts, in the same transaction. */
export type Notify = (db: Queries, news: readonly NewNotification[]) => Promise<void>;
/** `mailBidders`: mails at once those of them who bid. */
export type Tell = { notify: Notify; mailBidders(db: Queries, notices: readonly ChangedNotice[]): Promise<void> };
export type NewNotification = { userIds: readonly number[]; kind: string; data: object; about: string };

/** Followed items per statement. */
const THINGS_AT_ONCE = 500;
/** Changes, and changed items, per transaction. */
const CHANGES_AT_ONCE = 2000;
const ITEMS_PER_BATCH = 10;
/** Notifications written per transaction. */
const NOTIFICATIONS_AT_ONCE = 100;

/** Whether there are changes by finished imports not yet notified to all followers. */
export async function hasChangesToNotify({ read }: Database): Promise<boolean> {
  for (const progress of await read.selectFrom('follow_told').selectAll().execute())
    if (progress.until_id !== null || (await findLastComplete(read, progress.kind, progress.change_id)) !== undefined) return true;
  return false;
}

/** To be run by one process at a time. @param onNotified called after the commit with the notified users */
export async function notifyChanges(
  database: Database,
  tell: Tell,
  onNotified: (userIds: number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const kind of followKinds)
    while (!signal.aborted) {
      const progress = await findProgress(database, kind);
      if (progress === undefined) break;
      await notifyBatch(database, tell, onNotified, progress);
    }
}

type NotifyProgress = ChangesNotifiedTable & { until_id: number };

/** The current or next range of changes; undefined when all were notified. */
async function findProgress(database: Database, kind: FollowKind): Promise<NotifyProgress | undefined> {
  const progress = await database.read.selectFrom('follow_told').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow();
  if (progress.until_id !== null) return { ...progress, until_id: progress.until_id };
  const until_id = await findLastComplete(database.read, kind, progress.change_id);
  if (until_id === undefined) return undefined;
  await database.write((db) =>
    db.updateTable('follow_told').set({ until_id, item_id: 0, user_id: null }).where('kind', '=', kind).execute(),
  );
  return { ...progress, until_id, item_id: 0, user_id: null };
}

/** Processes the next items in order of id, and saves the progress. */
async function notifyBatch(
  database: Database,
  { notify, mailBidders }: Tell,
  onNotified: (userIds: number[]) => void,
  progress: NotifyProgress,
): Promise<void> {
  const { kind, change_id, until_id } = progress;
  const span = { after: change_id, until: until_id };
  const items = await listFollowedItems(database.read, progress);
  const counts = await countChanges(database.read, kind, items, span);
  const some = takeBatch(
    items.filter((item) => counts.has(item)),
    counts,
  );
  // If none of these has changes, continue after the last one.
  const last = some.isAll ? items.at(-1) : some.items.at(-1);
  const changes = Map.groupBy(await listChanges(database.read, kind, some.items, span), ({ item }) => item);
  const { followers, isAll } = await listFollowers(database.read, progress, changes);
  const { news, notices } = await notificationsOf(database.read, kind, changes, followers);
  const end = followers.at(-1);
  const notifiedUserIds = await database.write(async (db) => {
    if (news.length > 0) await notify(db, news);
    await mailBidders(db, notices);
    const reached =
      end && !isAll
        ? { item_id: end.item_id, user_id: end.user_id }
        : last === undefined
          ? { change_id: until_id, until_id: null, item_id: 0, user_id: null }
          : { item_id: last, user_id: null };
    await db.updateTable('follow_told').set(reached).where('kind', '=', kind).execute();
    return [...new Set(news.flatMap(({ userIds }) => userIds))];
  });
  if (notifiedUserIds.length > 0) onNotified(notifiedUserIds);
}

/** The next items; some followers of the first may already be notified. */
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

/** As many as fit into a short transaction, at least one. */
function takeBatch(items: number[], counts: Map<number, number>): { items: number[]; isAll: boolean } {
  let changes = 0;
  const place = items.findIndex((item, index) => {
    changes += counts.get(item) ?? 0;
    return index > 0 && (index >= ITEMS_PER_BATCH || changes > CHANGES_AT_ONCE);
  });
  return place < 0 ? { items, isAll: true } : { items: items.slice(0, place), isAll: false };
}

/** `muted_bell` is null without settings. */
type Follower = { user_id: number; item_id: number; created_at: string; muted_bell: string | null };

/** Followers to notify next, as many as fit into a short transaction. */
async function listFollowers(
  db: Queries,
  { kind, item_id, user_id }: NotifyProgress,
  changes: Map<number, Change[]>,
): Promise<{ followers: Follower[]; isAll: boolean }> {
  if (changes.size === 0) return { followers: [], isAll: true };
  // A follower gets a notification per import.
  const imports = [...changes.values()].map((ofItem) => new Set(ofItem.map(({ importacao_id }) => importacao_id)).size);
  const atOnce = Math.ceil(NOTIFICATIONS_AT_ONCE / Math.max(...imports));
  const followers = await db
    .selectFrom('follows')
    .leftJoin('follow_settings', 'follow_settings.user_id', 'follows.user_id')
    .select(['follows.user_id', 'item_id', 'created_at', 'muted_bell'])
    .where('kind', '=', kind)
    .where('item_id', 'in', [...changes.keys()])
    .$if(user_id !== null, (query) =>
      query.where((is) => is.or([is('item_id', '>', item_id), is('follows.user_id', '>', user_id as number)])),
    )
    .orderBy('item_id')
    .orderBy('follows.user_id')
    .limit(atOnce + 1)
    .execute();
  return { followers: followers.slice(0, atOnce), isAll: followers.length <= atOnce };
}

async function notificationsOf(
  db: Queries,
  kind: FollowKind,
  changes: Map<number, Change[]>,
  followers: readonly Follower[],
): Promise<{ news: NewNotification[]; notices: ChangedNotice[] }> {
  const names = await findNames(db, kind, [...changes.keys()]);
  const news: NewNotification[] = [];
  const notices: ChangedNotice[] = [];
  for (const [item, ofUsers] of Map.groupBy(followers, ({ item_id }) => item_id)) {
    const name = names.get(item);
    if (name === undefined) continue;
    for (const ofImport of Map.groupBy(changes.get(item) ?? [], ({ importacao_id }) => importacao_id).values()) {
      const about = `${kind} ${item} ${ofImport.at(-1)?.id}`;
      for (const [seen, users] of bySeen(ofImport, ofUsers)) {
        if (kind === 'licitacao') notices.push({ item, name, changes: seen, userIds: users.map(({ user_id }) => user_id) });
        for (const [muted, some] of Map.groupBy(users, ({ muted_bell }) => muted_bell ?? '')) {
          const kinds = kindsIn(muted);
          const told = seen.filter((change) => !kinds.includes(changeKindOf(change)));
          if (told.length === 0) continue;
          const data: ChangedNotification = { kind, item, name, ...pickImportant(kind, told) };
          news.push({ userIds: some.map(({ user_id }) => user_id), kind: 'follow.changed', data, about });
        }
      }
    }
  }
  return { news, notices };
}

/** Changes from before a user followed the item are omitted: users who began during an import see only its later changes. */
function bySeen<User extends { created_at: string }>(changes: Change[], users: User[]): [Change[], User[]][] {
  const groups = Map.groupBy(users, ({ created_at }) => changes.filter(({ alterada_em }) => alterada_em > created_at).length);
  groups.delete(0);
  return [...groups].map(([count, some]) => [changes.slice(-count), some]);
}
