// Adds and removes tags of many items in one transaction.
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FollowKind } from '../contract.ts';
import type { Tagging } from '../tags.ts';
import { requireAccount } from './change.ts';
import { saveFollows } from './changeMany.ts';
import { addTags, ownOf, tagsOf } from './tags.ts';
import { endFollows, type Retract } from './takeBack.ts';

const unknownTag: LocalizedText = {
  pt: 'esta etiqueta não existe mais',
  en: 'this tag is no longer there',
  fr: 'cette étiquette n’existe plus',
  de: 'dieses Etikett gibt es nicht mehr',
};

export type Tagged = { done: number; skipped: { item: number; why: 'missing' | 'same' }[]; before: Tagging[] };

/**
 * Of an item that is given twice the last counts. An item that gets a tag is followed; stage, priority, note and other tags stay.
 * @throws {Problem} `validation` if a tag to add is not the user's; `not-found` when the account does not exist
 */
export async function tagMany(
  db: Queries,
  retract: Retract,
  userId: number,
  kind: FollowKind,
  changes: readonly Tagging[],
  language: Language,
): Promise<Tagged> {
  await requireAccount(db, userId);
  await mustBeOwn(db, userId, changes, language);
  const wanted = new Map(changes.map((change) => [change.item, change]));
  const toFollow = [...wanted.values()]
    .filter(({ add = [] }) => add.length > 0)
    .map(({ item }) => ({ item, stage: 'interested' as const }));
  const followed = toFollow.length > 0 ? await saveFollows(db, retract, userId, kind, toFollow, true) : { before: [] };
  const isNew = new Set(followed.before.map(({ item }) => item));
  const follows = await db
    .selectFrom('follows')
    .select(['id', 'item_id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', 'in', [...wanted.keys()])
    .execute();
  const byItem = new Map(follows.map((follow) => [follow.item_id, follow]));
  const tags = await tagsOf(
    db,
    follows.map(({ id }) => id),
  );
  const result: Tagged = { done: 0, skipped: [], before: [] };
  const added: { follow: number; tag: number }[] = [];
  const removed: { follow: number; tag: number }[] = [];
  const unfollowed: number[] = [];
  for (const { item, add = [], remove = [], unfollow = false } of wanted.values()) {
    const follow = byItem.get(item);
    if (!follow) {
      result.skipped.push({ item, why: add.length > 0 ? 'missing' : 'same' });
      continue;
    }
    const has = tags.get(follow.id) ?? [];
    const comes = [...new Set(add)].filter((tag) => !has.includes(tag));
    const goes = has.filter((tag) => remove.includes(tag) && !add.includes(tag));
    const isUntouched = unfollow && follow.created_at === follow.updated_at && has.length === goes.length && comes.length === 0;
    if (comes.length + goes.length === 0 && !isUntouched) {
      result.skipped.push({ item, why: 'same' });
      continue;
    }
    added.push(...comes.map((tag) => ({ follow: follow.id, tag })));
    removed.push(...goes.map((tag) => ({ follow: follow.id, tag })));
    if (isUntouched) unfollowed.push(follow.id);
    result.before.push({ item, add: goes, remove: comes, unfollow: isNew.has(item) });
  }
  result.done = result.before.length;
  for (const [tag, some] of Map.groupBy(removed, (pair) => pair.tag)) {
    const ids = some.map(({ follow }) => follow);
    await db.deleteFrom('follows_tagged').where('tag_id', '=', tag).where('follow_id', 'in', ids).execute();
  }
  await addTags(db, added);
  await endFollows(db, retract, userId, unfollowed);
  return result;
}

async function mustBeOwn(db: Queries, userId: number, changes: readonly Tagging[], language: Language): Promise<void> {
  const own = await ownOf(db, userId);
  const faults = changes.flatMap(({ add = [] }, at) =>
    add.flatMap((tag, place) => (own.has(tag) ? [] : [{ path: `body.changes.${at}.add.${place}`, message: unknownTag[language] }])),
  );
  // One of them says enough.
  if (faults.length > 0) throw new Problem('validation', undefined, faults.slice(0, 1));
}
