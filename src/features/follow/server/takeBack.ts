// Takes back what the bell told because of follows that are undone.
import type {} from '#features/notifications/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isUndone } from '#kit/server/undone.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { FollowKind } from '../contract.ts';
import type {} from './tables.ts';

/** Removes notifications of an account as if never sent. */
export type Retract = (db: Queries, kinds: readonly string[], abouts: readonly string[], from: readonly number[]) => Promise<unknown>;

type Ended = { kind: FollowKind; item_id: number; created_at: string };

/** Ends follows. What was told since of those that had just begun is taken back; of others it stays, as what happened. */
export async function endFollows(db: Queries, retract: Retract, userId: number, ids: readonly number[]): Promise<void> {
  const undone: Ended[] = [];
  for (const some of inBatches(ids)) {
    const ended = await db
      .deleteFrom('follows')
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .returning(['kind', 'item_id', 'created_at'])
      .execute();
    undone.push(...ended.filter(({ created_at }) => isUndone(created_at)));
  }
  if (undone.length === 0) return;
  await takeBackChanges(db, retract, userId, undone);
  await takeBackDates(db, retract, userId, undone);
}

async function takeBackChanges(db: Queries, retract: Retract, userId: number, undone: readonly Ended[]): Promise<void> {
  const since = new Map(undone.map(({ kind, item_id, created_at }) => [`${kind} ${item_id}`, created_at]));
  const told = await listTold(db, userId, ['follow.changed'], undone);
  const abouts = told.flatMap(({ about, created_at }) => {
    const begun = since.get(about.slice(0, about.lastIndexOf(' ')));
    return begun !== undefined && created_at >= begun ? [about] : [];
  });
  for (const some of inBatches(abouts)) await retract(db, ['follow.changed'], some, [userId]);
}

/** They are told again if the notice is followed again. A notification of several dates stays as long as one of them is followed. */
async function takeBackDates(db: Queries, retract: Retract, userId: number, undone: readonly Ended[]): Promise<void> {
  const since = new Map(undone.flatMap(({ kind, item_id, created_at }) => (kind === 'licitacao' ? [[item_id, created_at]] : [])));
  const dates = await db
    .selectFrom('follow_dates_told')
    .select(['id', 'item_id', 'date', 'told_at'])
    .where('user_id', '=', userId)
    .execute();
  const isTakenBack = ({ item_id, told_at }: (typeof dates)[number]) => {
    const begun = since.get(item_id);
    return begun !== undefined && told_at !== null && told_at >= begun;
  };
  const [gone, kept] = [dates.filter(isTakenBack), dates.filter((date) => !isTakenBack(date))];
  if (gone.length === 0) return;
  for (const some of inBatches(gone)) {
    const ids = some.map(({ id }) => id);
    await db.deleteFrom('follow_dates_told').where('id', 'in', ids).execute();
    const abouts = some.map(({ item_id, date, told_at }) => `${item_id} ${date} ${told_at}`);
    await retract(db, ['follow.dateNear'], abouts, [userId]);
  }
  const moments = new Set(gone.map(({ told_at }) => told_at));
  for (const { told_at } of kept) moments.delete(told_at);
  const combined = await listTold(db, userId, ['follow.datesNear'], undone);
  const abouts = combined.filter(({ about }) => moments.has(about.slice(about.lastIndexOf(' ') + 1))).map(({ about }) => about);
  if (abouts.length > 0) await retract(db, ['follow.datesNear'], abouts, [userId]);
}

/** What the bell told the account since the first of these follows began. */
async function listTold(db: Queries, userId: number, kinds: readonly string[], undone: readonly Ended[]) {
  const first = undone.reduce((least, { created_at }) => (created_at < least ? created_at : least), undone[0]?.created_at ?? '');
  return db
    .selectFrom('notifications')
    .select(['about', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('created_at', '>=', first)
    .execute();
}
