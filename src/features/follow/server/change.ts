// Follows, unfollows and reorders on the board. All of it belongs to the user; items of others are not found.
import { sql } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type {} from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FollowKind, FollowMark, Priority, Stage } from '../contract.ts';
import type {} from './followedItems.ts';
import { setTags, tagsOf } from './tags.ts';
import { endFollows, type Retract } from './takeBack.ts';

/** Gap between positions, so that most moves update one row. */
export const GAP = 1024;

export type Own = { stage?: Stage; priority?: Priority; note?: string; tags?: readonly number[] };

/** Changes of a user's follows are serialised, because each depends on the current state. */
export function writeLockOf(userId: number): string {
  return `follows ${userId}`;
}

/**
 * Follows an item at the top of its stage, or updates the given fields.
 * @throws {Problem} `not-found` when the notice, bill or account does not exist
 */
export async function saveFollow(db: Queries, userId: number, kind: FollowKind, item: number, own: Own): Promise<FollowMark> {
  if (!(await isThere(db, kind, item))) notFound();
  await requireAccount(db, userId);
  const now = new Date().toISOString();
  const note = own.note === undefined ? {} : { note: own.note, busca: toSearchWords(own.note) };
  const kept = await db
    .selectFrom('follows')
    .select(['id', 'stage'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', item)
    .executeTakeFirst();
  const stage = own.stage ?? kept?.stage ?? 'interested';
  const place = kept?.stage === stage ? undefined : await placeBehind(db, userId, stage, null);
  const changed = {
    ...note,
    stage,
    ...(place !== undefined && { place }),
    ...(own.priority && { priority: own.priority }),
    updated_at: now,
  };
  const mark = ['id', 'item_id as item', 'stage', 'priority', 'note'] as const;
  // Retention runs without the lock.
  const { id, ...saved } = kept
    ? ((await db.updateTable('follows').set(changed).where('id', '=', kept.id).returning(mark).executeTakeFirst()) ?? notFound())
    : await db
        .insertInto('follows')
        .values({ user_id: userId, kind, item_id: item, priority: 'normal', note: '', place: 0, created_at: now, ...changed })
        // An offer may have begun to follow it meanwhile.
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doUpdateSet(changed))
        .returning(mark)
        .executeTakeFirstOrThrow();
  if (own.tags) await setTags(db, userId, [{ follow: id, tags: own.tags }]);
  return { ...saved, tags: (await tagsOf(db, [id])).get(id) ?? [] };
}

export async function removeFollow(db: Queries, retract: Retract, userId: number, kind: FollowKind, item: number): Promise<void> {
  const follow = await db
    .selectFrom('follows')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', item)
    .executeTakeFirst();
  if (follow) await endFollows(db, retract, userId, [follow.id]);
}

/**
 * Moves one into a stage after `after`, or to the top if null.
 * @throws {Problem} `not-found` when one of both is not the user's, or `after` is in another stage
 */
export async function moveFollow(db: Queries, userId: number, id: number, stage: Stage, after: number | null): Promise<void> {
  const moved = await db.selectFrom('follows').select('stage').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  if (!moved) notFound();
  if (after === id) {
    if (moved.stage !== stage) notFound();
    return;
  }
  const place = await placeBehind(db, userId, stage, after, id);
  const changed = moved.stage === stage ? {} : { stage, updated_at: new Date().toISOString() };
  await db
    .updateTable('follows')
    .set({ ...changed, place })
    .where('id', '=', id)
    .execute();
}

/** A free position in a stage, ignoring `moving`. If there is no gap, the whole stage is renumbered. */
async function placeBehind(db: Queries, userId: number, stage: Stage, after: number | null, moving = 0): Promise<number> {
  const others = db.selectFrom('follows').where('user_id', '=', userId).where('stage', '=', stage).where('id', '<>', moving);
  if (after === null) {
    const { first } = await others.select((is) => is.fn.min('place').as('first')).executeTakeFirstOrThrow();
    return (first ?? 0) - GAP;
  }
  const before = (await others.where('id', '=', after).select('place').executeTakeFirst()) ?? notFound();
  const behind = await others.where('place', '>', before.place).select('place').orderBy('place').limit(1).executeTakeFirst();
  if (!behind) return before.place + GAP;
  const middle = Math.floor((before.place + behind.place) / 2);
  if (middle > before.place) return middle;
  await makeRoom(db, userId, stage);
  return placeBehind(db, userId, stage, after, moving);
}

async function makeRoom(db: Queries, userId: number, stage: Stage): Promise<void> {
  const numbered = db
    .selectFrom('follows')
    .select(['id', sql<number>`row_number() over (order by place, id)`.as('n')])
    .where('user_id', '=', userId)
    .where('stage', '=', stage)
    .as('numbered');
  await db
    .updateTable('follows')
    .from(numbered)
    .set({ place: sql<number>`numbered.n * ${sql.lit(GAP)}` })
    .whereRef('follows.id', '=', 'numbered.id')
    .execute();
}

/** Local commands have no account. @throws {Problem} `not-found` */
export async function requireAccount(db: Queries, userId: number): Promise<void> {
  if (!(await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())) notFound();
}

async function isThere(db: Queries, kind: FollowKind, item: number): Promise<boolean> {
  const table = kind === 'licitacao' ? 'licitacoes' : 'projetos';
  return (await db.selectFrom(table).select('id').where('id', '=', item).executeTakeFirst()) !== undefined;
}
