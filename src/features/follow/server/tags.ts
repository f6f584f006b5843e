// A user's own tags, and the tags of their follows.
import { sql } from 'kysely';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { mostTags } from '../limits.ts';
import type { FollowTag, TagColor } from '../tags.ts';
import type {} from './tables.ts';

const nameTaken: LocalizedText = {
  pt: 'você já tem uma etiqueta com este nome',
  en: 'you already have a tag with this name',
  fr: 'vous avez déjà une étiquette de ce nom',
  de: 'Sie haben schon ein Etikett mit diesem Namen',
};
const tooMany: LocalizedText = {
  pt: `você já tem ${mostTags} etiquetas: exclua uma que não usa`,
  en: `you already have ${mostTags} tags: delete one that you do not use`,
  fr: `vous avez déjà ${mostTags} étiquettes : supprimez-en une qui ne sert plus`,
  de: `Sie haben schon ${mostTags} Etiketten: Löschen Sie eines, das Sie nicht brauchen`,
};

export async function listTags(db: Queries, userId: number): Promise<FollowTag[]> {
  const rows = await db
    .selectFrom('follow_tags')
    .leftJoin('follows_tagged', 'tag_id', 'follow_tags.id')
    .select(['follow_tags.id', 'name', 'color', sql<number>`count(follow_id)`.as('total')])
    .where('user_id', '=', userId)
    .groupBy(['follow_tags.id', 'name', 'color', 'name_key'])
    .orderBy('name_key')
    .execute();
  return rows.map(({ total, ...tag }) => ({ ...tag, total: Number(total) }));
}

/** @returns its id @throws {Problem} `validation` if there is one of that name, or too many */
export async function createTag(
  db: Queries,
  userId: number,
  { name, color }: { name: string; color: TagColor },
  language: Language,
): Promise<number> {
  const own = await db.selectFrom('follow_tags').select('id').where('user_id', '=', userId).execute();
  if (own.length >= mostTags) fault(tooMany, language);
  await mustBeFree(db, userId, name, 0, language);
  const { id } = await db
    .insertInto('follow_tags')
    .values({ user_id: userId, ...named(name), color, created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws {Problem} `not-found`; `validation` if there is another of that name */
export async function updateTag(
  db: Queries,
  userId: number,
  id: number,
  { name, color }: { name?: string; color?: TagColor },
  language: Language,
): Promise<void> {
  await mustOwn(db, userId, id);
  if (name !== undefined) await mustBeFree(db, userId, name, id, language);
  const changed = { ...(name !== undefined && named(name)), ...(color && { color }) };
  if (Object.keys(changed).length > 0) await db.updateTable('follow_tags').set(changed).where('id', '=', id).execute();
}

/** @throws {Problem} `not-found` */
export async function removeTag(db: Queries, userId: number, id: number): Promise<void> {
  await mustOwn(db, userId, id);
  await db.deleteFrom('follow_tags').where('id', '=', id).execute();
}

/** The tags of follows, by name. */
export async function tagsOf(db: Queries, follows: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (follows.length === 0) return found;
  const rows = await db
    .selectFrom('follows_tagged')
    .innerJoin('follow_tags', 'follow_tags.id', 'tag_id')
    .select(['follow_id', 'tag_id'])
    .where('follow_id', 'in', follows)
    .orderBy('name_key')
    .execute();
  for (const { follow_id, tag_id } of rows) found.set(follow_id, [...(found.get(follow_id) ?? []), tag_id]);
  return found;
}

/** Gives follows exactly these tags; those that the user does not have are left out. */
export async function setTags(db: Queries, userId: number, wanted: readonly { follow: number; tags: readonly number[] }[]): Promise<void> {
  if (wanted.length === 0) return;
  const own = await ownOf(db, userId);
  await db
    .deleteFrom('follows_tagged')
    .where(
      'follow_id',
      'in',
      wanted.map(({ follow }) => follow),
    )
    .execute();
  await addTags(
    db,
    wanted.flatMap(({ follow, tags }) => [...new Set(tags)].filter((tag) => own.has(tag)).map((tag) => ({ follow, tag }))),
  );
}

export async function addTags(db: Queries, pairs: readonly { follow: number; tag: number }[]): Promise<void> {
  for (const some of inBatches(pairs))
    await db
      .insertInto('follows_tagged')
      .values(some.map(({ follow, tag }) => ({ follow_id: follow, tag_id: tag })))
      .onConflict((conflict) => conflict.columns(['follow_id', 'tag_id']).doNothing())
      .execute();
}

/** Gives a follow the tags of another one too. */
export async function moveTags(db: Queries, from: number, to: number): Promise<void> {
  const tags = (await tagsOf(db, [from])).get(from) ?? [];
  await addTags(
    db,
    tags.map((tag) => ({ follow: to, tag })),
  );
}

/** The user's tags, of which there are few. */
export async function ownOf(db: Queries, userId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('follow_tags').select('id').where('user_id', '=', userId).execute();
  return new Set(rows.map(({ id }) => id));
}

function named(name: string): { name: string; name_key: string } {
  const trimmed = name.replace(/\s+/g, ' ').trim();
  return { name: trimmed, name_key: fold(trimmed) };
}

async function mustOwn(db: Queries, userId: number, id: number): Promise<void> {
  if (!(await ownOf(db, userId)).has(id)) notFound();
}

async function mustBeFree(db: Queries, userId: number, name: string, id: number, language: Language): Promise<void> {
  const other = await db
    .selectFrom('follow_tags')
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', named(name).name_key)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) fault(nameTaken, language);
}

function fault(words: LocalizedText, language: Language): never {
  throw new Problem('validation', undefined, [{ path: 'body.name', message: words[language] }]);
}
