// Who sees a task, and each user's own order of tasks.
import { type Selectable, sql } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { type Tag, tags } from '../entities.ts';
import type { TasksTable } from './tables.ts';

export type TaskRow = Selectable<TasksTable>;

/** Gap between neighbours: allows thirty moves to one spot before the neighbours are spread. */
const GAP = 2 ** 30;
const [NEIGHBOURS, SMALLEST_GAP] = [32, 2 ** 20];
/** Sorted after all real days. */
const NO_DAY = '9999-12-31';

/** The bits of these tags, to find tasks with any of them by `&`. */
export function bitsOf(some: readonly Tag[]): number {
  return some.reduce((bits, tag) => bits | (1 << tags.indexOf(tag)), 0);
}

/** The users who see a task: the owner, and the assignee unless it is deleted. */
export function viewersOf({ user_id, assignee_id, is_deleted }: TaskRow): number[] {
  return assignee_id === null || assignee_id === user_id || is_deleted ? [user_id] : [user_id, assignee_id];
}

/**
 * Updates who sees a task and the columns that lists are filtered by. It comes first for new users; a restored task returns to its place.
 */
export async function syncPlaces(db: Queries, row: TaskRow): Promise<void> {
  const viewers = viewersOf({ ...row, is_deleted: false });
  const looked = lookedAt(row);
  const placed = await db
    .updateTable('task_places')
    .set(looked)
    .set({ is_hidden: row.is_deleted ? sql<boolean>`user_id <> ${row.user_id}` : false })
    .where('task_id', '=', row.id)
    .returning('user_id')
    .execute();
  const before = placed.map(({ user_id }) => user_id);
  const gone = before.filter((id) => !viewers.includes(id));
  if (gone.length > 0) await db.deleteFrom('task_places').where('task_id', '=', row.id).where('user_id', 'in', gone).execute();
  for (const user_id of viewers.filter((id) => !before.includes(id))) {
    const place = await findFreePlace(db, user_id, null);
    await db
      .insertInto('task_places')
      .values({ user_id, task_id: row.id, place, is_hidden: row.is_deleted && user_id !== row.user_id, ...looked })
      .execute();
  }
}

/** The columns that lists are filtered by. */
function lookedAt(row: TaskRow) {
  return {
    ...{ is_deleted: row.is_deleted, is_completed: row.is_completed, is_important: row.is_important },
    ...{ tag_bits: bitsOf(row.tags), due_key: row.due_on ?? NO_DAY, title_key: buscaOf(row.title), created_at: row.created_at },
  };
}

/** Places new tasks on top of the orders of those who see them, the first one first. */
export async function placeNew(db: Queries, rows: readonly TaskRow[]): Promise<void> {
  const byViewer = new Map<number, TaskRow[]>();
  for (const row of rows) for (const viewer of viewersOf(row)) byViewer.set(viewer, (byViewer.get(viewer) ?? []).concat(row));
  for (const [user_id, own] of byViewer) {
    const top = await findFreePlace(db, user_id, null);
    const places = own.map((row, at) => ({
      ...{ user_id, task_id: row.id, place: top - GAP * (own.length - 1 - at), is_hidden: false },
      ...lookedAt(row),
    }));
    for (const some of inBatches(places)) await db.insertInto('task_places').values(some).execute();
  }
}

/** Moves a task behind `after` in the order of a user who sees both, or to the top if that is null. @throws {Problem} `not-found` */
export async function moveTask(db: Queries, userId: number, id: number, after: number | null): Promise<void> {
  if ((await placeOf(db, userId, id)) === undefined) notFound();
  if (after === id) return;
  const place = await findFreePlace(db, userId, after, id);
  await db.updateTable('task_places').set({ place }).where('user_id', '=', userId).where('task_id', '=', id).execute();
}

/** A free place in the order without `moving`. Deleted tasks keep their places because they can be restored. */
async function findFreePlace(db: Queries, userId: number, after: number | null, moving = 0): Promise<number> {
  if (after === null) return ((await nextPlace(db, userId, Number.MIN_SAFE_INTEGER, moving)) ?? 0) - GAP;
  const before = (await placeOf(db, userId, after)) ?? notFound();
  const behind = await nextPlace(db, userId, before, moving);
  if (behind === undefined) return before + GAP;
  const middle = Math.floor((before + behind) / 2);
  if (middle > before) return middle;
  await spreadPlaces(db, userId, before);
  return findFreePlace(db, userId, after, moving);
}

async function placeOf(db: Queries, userId: number, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('task_places')
    .select('place')
    .where('user_id', '=', userId)
    .where('task_id', '=', id)
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  return row?.place;
}

/** The first place after this one. */
async function nextPlace(db: Queries, userId: number, after: number, moving: number): Promise<number | undefined> {
  const [next] = await nextPlaces(db, userId, after, 1, moving);
  return next?.place;
}

/** The next places after this one. Deleted tasks are queried separately, as the index is sorted. */
async function nextPlaces(db: Queries, userId: number, after: number, limit: number, moving = 0): Promise<{ id: number; place: number }[]> {
  const found: { id: number; place: number }[] = [];
  for (const isDeleted of [false, true])
    found.push(
      ...(await db
        .selectFrom('task_places')
        .select(['task_id as id', 'place'])
        .where('user_id', '=', userId)
        .where('is_deleted', '=', isDeleted)
        .where('place', '>', after)
        .where('task_id', '<>', moving)
        .orderBy('place')
        .limit(limit)
        .execute()),
    );
  return found.sort((a, b) => a.place - b.place).slice(0, limit);
}

/** Spreads as many following places as needed to make gaps. */
async function spreadPlaces(db: Queries, userId: number, behind: number, neighbours = NEIGHBOURS): Promise<void> {
  const near = await nextPlaces(db, userId, behind, neighbours + 1);
  // The last one stays where it is, if there is one.
  const last = near[neighbours];
  const gap = last ? Math.floor((last.place - behind) / (neighbours + 1)) : GAP;
  if (gap < SMALLEST_GAP) return spreadPlaces(db, userId, behind, neighbours * 4);
  for (const [index, { id }] of near.slice(0, neighbours).entries())
    await db
      .updateTable('task_places')
      .set({ place: behind + gap * (index + 1) })
      .where('user_id', '=', userId)
      .where('task_id', '=', id)
      .execute();
}
