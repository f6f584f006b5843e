// Follows, unfollows and moves many items in one transaction.
import { sql } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type FieldCheck, refuseWrong } from '#kit/server/fieldFaults.ts';
import { badYear, isPlausible } from '#kit/server/plausibleInstant.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { FollowKind, Stage } from '../contract.ts';
import type { Wanted } from '../many.ts';
import { GAP, requireAccount } from './change.ts';
import type {} from './followedItems.ts';
import { setTags, tagsOf } from './tags.ts';
import { endFollows, type Retract } from './takeBack.ts';

export type Changed = { done: number; skipped: { item: number; why: 'missing' | 'same' }[]; before: Wanted[] };

/** @throws {Problem} `validation` naming each `since` of an implausible year */
export function refuseBadDays(changes: readonly Wanted[], language: Language): void {
  const checks = changes.map(({ since }, at): FieldCheck => [`changes.${at}.since`, since !== undefined && !isPlausible(since), badYear]);
  refuseWrong(checks, language);
}

/**
 * Puts the items without a place at the top of their stages, in the order in which they are given; of an item that is given twice the last counts.
 * @param keeps follows that are there already stay as they are, unless they shall be removed
 * @throws {Problem} `not-found` when the account does not exist
 */
export async function saveFollows(
  db: Queries,
  retract: Retract,
  userId: number,
  kind: FollowKind,
  changes: readonly Wanted[],
  keeps: boolean,
): Promise<Changed> {
  await requireAccount(db, userId);
  const wanted = new Map(changes.map((change) => [change.item, change]));
  const items = [...wanted.keys()];
  const [there, kept] = await Promise.all([
    db
      .selectFrom(kind === 'licitacao' ? 'licitacoes' : 'projetos')
      .select('id')
      .where('id', 'in', items)
      .execute(),
    db
      .selectFrom('follows')
      .select(['id', 'item_id', 'stage', 'priority', 'note', 'place', 'created_at'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('item_id', 'in', items)
      .execute(),
  ]);
  const known = new Set(there.map(({ id }) => id));
  const follows = new Map(kept.map((follow) => [follow.item_id, follow]));
  const tags = await tagsOf(
    db,
    kept.map(({ id }) => id),
  );
  const changed: Changed = { done: 0, skipped: [], before: [] };
  const put: (Wanted & { stage: Stage })[] = [];
  const removed: number[] = [];
  for (const change of wanted.values()) {
    const { item, stage } = change;
    const follow = follows.get(item);
    if (stage !== null && !known.has(item)) changed.skipped.push({ item, why: 'missing' });
    else if ((follow?.stage ?? null) === stage || (keeps && follow && stage !== null)) changed.skipped.push({ item, why: 'same' });
    else {
      changed.before.push(
        follow
          ? {
              ...{ item, stage: follow.stage, priority: follow.priority, note: follow.note, tags: tags.get(follow.id) ?? [] },
              ...{ since: follow.created_at, place: follow.place },
            }
          : { item, stage: null },
      );
      if (stage === null) removed.push(follow?.id ?? 0);
      else put.push({ ...change, stage });
    }
  }
  changed.done = changed.before.length;
  await endFollows(db, retract, userId, removed);
  for (const [stage, list] of Map.groupBy(put, (change) => change.stage)) await putOnTop(db, userId, kind, stage, list, follows);
  return changed;
}

async function putOnTop(
  db: Queries,
  userId: number,
  kind: FollowKind,
  stage: Stage,
  changes: readonly Wanted[],
  follows: ReadonlyMap<number, { id: number }>,
): Promise<void> {
  const { first } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.min('place').as('first'))
    .where('user_id', '=', userId)
    .where('stage', '=', stage)
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  const placed = changes.map((change, at) => ({ ...change, place: change.place ?? Number(first ?? 0) - GAP * (changes.length - at) }));
  for (const some of inBatches(placed.filter(({ item }) => follows.has(item)))) {
    const rows = some.map(({ item, place }) => sql`(cast(${follows.get(item)?.id} as bigint), cast(${place} as bigint))`);
    await db
      .with('given(id, new_place)', () => sql<{ id: number; new_place: number }>`(values ${sql.join(rows)})`)
      .updateTable('follows')
      .from('given')
      .set((is) => ({ stage, place: is.ref('given.new_place'), updated_at: now }))
      .whereRef('follows.id', '=', 'given.id')
      .execute();
  }
  const fresh = placed.filter(({ item }) => !follows.has(item));
  for (const some of inBatches(fresh)) {
    const rows = some.map(({ item, place, priority = 'normal', note = '', since }) => ({
      ...{ user_id: userId, kind, item_id: item, priority, note, busca: toSearchWords(note), place, stage },
      ...{ created_at: sinceOf(since, now), updated_at: now },
    }));
    const added = await db
      .insertInto('follows')
      .values(rows)
      // An offer may have begun to follow one meanwhile.
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
      .returning(['id', 'item_id'])
      .execute();
    const wanted = new Map(some.map(({ item, tags = [] }) => [item, tags]));
    await setTags(
      db,
      userId,
      added.map(({ id, item_id }) => ({ follow: id, tags: wanted.get(item_id) ?? [] })),
    );
  }
}

/** As all moments are stored; nothing is followed since a day to come. */
function sinceOf(since: string | undefined, now: string): string {
  const iso = since === undefined ? now : new Date(since).toISOString();
  return iso < now ? iso : now;
}
