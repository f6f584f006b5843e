// Writes saved searches. All changes hold one lock, so that two of them cannot give an account the same name twice.
import { sql } from 'kysely';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { purgeRows } from '#kit/server/rows/editedRows.ts';
import { removeOwn, restoreOwn } from '#kit/server/rows/ownRemoval.ts';
import { fold } from '#kit/server/text/fold.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { newestId } from './queries.ts';

export const SEARCHES_LOCK = 'saved searches';

/** Whose search was changed, and whether others saw it before or see it now. */
export type Changed = { owner: number | null; concernsAll: boolean };

type Written = Pick<SavedSearch, 'name' | 'query' | 'columns' | 'isShared'>;
type Change = Partial<Written> & { keepsDates?: boolean };

const taken: LocalizedText = {
  pt: 'já existe uma busca salva com este nome',
  en: 'there is a saved search with this name already',
  fr: 'une recherche enregistrée porte déjà ce nom',
  de: 'es gibt schon eine gespeicherte Suche mit diesem Namen',
};
const takenMeanwhile: LocalizedText = {
  pt: 'Outra busca salva recebeu este nome nesse meio-tempo. Mude o nome dela e tente de novo.',
  en: 'Another saved search has been given this name in the meantime. Rename it and try again.',
  fr: 'Une autre recherche enregistrée a reçu ce nom entre-temps. Renommez-la et réessayez.',
  de: 'Eine andere gespeicherte Suche hat inzwischen diesen Namen erhalten. Benennen Sie sie um und versuchen Sie es erneut.',
};

/** @returns its id @throws {Problem} `validation` if the caller has another search of this name */
export async function createSearch(db: Queries, written: Written, caller: Caller, language: Language): Promise<number> {
  const now = new Date().toISOString();
  const names = await freeName(db, written.name, { owner: caller.id }, language);
  const { id } = await db
    .insertInto('saved_searches')
    .values({
      ...{ user_id: caller.id, ...names, is_shared: written.isShared, created_at: now, updated_at: now },
      ...{ query: JSON.stringify(written.query) as never, columns: JSON.stringify(written.columns) as never },
      ...{ removed_at: null, removed_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markLooked(db, id, caller.id);
  return id;
}

/**
 * Changes a search. Who changes one whose account is gone becomes its owner, and who changes its filters has seen what they find.
 * @throws {Problem} `not-found` if the caller may not change it, `validation` if its owner has another one of this name
 */
export async function updateSearch(
  db: Queries,
  id: number,
  { name, query, columns, isShared, keepsDates }: Change,
  caller: Caller,
  language: Language,
): Promise<Changed> {
  const before = await findEditable(db, id, caller);
  const owner = before.user_id ?? caller.id;
  const names =
    name === undefined && before.user_id !== null ? {} : await freeName(db, name ?? before.name, { owner, except: id }, language);
  await db
    .updateTable('saved_searches')
    .set({
      user_id: owner,
      ...names,
      ...(!keepsDates && { updated_at: new Date().toISOString() }),
      ...(query && { query: JSON.stringify(query) as never }),
      ...(columns && { columns: JSON.stringify(columns) as never }),
      ...(isShared !== undefined && { is_shared: isShared }),
      ...((query || keepsDates) && { dates_to_review: false }),
    })
    .where('id', '=', id)
    .execute();
  if (query) await markLooked(db, id, caller.id);
  return { owner, concernsAll: before.is_shared || isShared === true };
}

/** @throws {Problem} `not-found` if the caller may not delete it */
export async function removeSearch(db: Queries, id: number, caller: Caller): Promise<Changed> {
  const { user_id: owner, is_shared: concernsAll } = await findEditable(db, id, caller);
  await removeOwn(db, 'saved_searches', id, { id: caller.id, anyOwner: true });
  return { owner, concernsAll };
}

/** @throws {Problem} `not-found` if the caller deleted no such search, `undo-expired`, `conflict` if its name was taken meanwhile */
export async function restoreSearch(db: Queries, id: number, caller: Caller): Promise<Changed> {
  const removed = await db
    .selectFrom('saved_searches')
    .select(['user_id', 'name_key', 'is_shared'])
    .where('id', '=', id)
    .where('removed_by', '=', caller.id)
    .executeTakeFirst();
  if (!removed) notFound();
  const { user_id: owner, name_key, is_shared: concernsAll } = removed;
  if (owner !== null && (await isTaken(db, name_key, owner, id))) throw new Problem('conflict', takenMeanwhile);
  await restoreOwn(db, 'saved_searches', id, caller.id);
  return { owner, concernsAll };
}

/** From now on only notices that are added later are new for this account. */
export async function markLooked(db: Queries, id: number, userId: number): Promise<void> {
  const look = { search_id: id, user_id: userId, seen_id: await newestId(db), looked_at: new Date().toISOString() };
  await db
    .insertInto('saved_search_looks')
    .values(look)
    .onConflict((conflict) => conflict.columns(['user_id', 'search_id']).doUpdateSet({ seen_id: look.seen_id, looked_at: look.looked_at }))
    .execute();
}

/** Deletes what can no longer be restored, and private searches of accounts that are gone. */
export const purgeSearches: PurgeStep[] = [
  purgeRows('saved_searches'),
  async (db, atOnce) => {
    const { rows } = await sql`
      delete from saved_searches where id in (
        select id from saved_searches where user_id is null and is_shared = false limit ${atOnce}) returning id`.execute(db);
    return rows.length;
  },
];

/** A search that the caller may change. @throws {Problem} `not-found` */
async function findEditable(db: Queries, id: number, { id: userId, isAdmin }: Caller) {
  const found = await db
    .selectFrom('saved_searches')
    .select(['user_id', 'name', 'is_shared'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((is) => (isAdmin ? is.or([is('user_id', '=', userId), is('is_shared', '=', true)]) : is('user_id', '=', userId)))
    .executeTakeFirst();
  return found ?? notFound();
}

/** The columns of a name. @throws {Problem} `validation` if nothing of it is visible, or another search of its owner has it */
async function freeName(db: Queries, given: string, { owner, except }: { owner: number; except?: number }, language: Language) {
  const name = readLine('name', given, language);
  const name_key = fold(name);
  if (await isTaken(db, name_key, owner, except))
    throw new Problem('validation', undefined, [{ path: 'body.name', message: taken[language] }]);
  return { name, name_key };
}

async function isTaken(db: Queries, nameKey: string, owner: number, except = 0): Promise<boolean> {
  const other = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', owner)
    .where('name_key', '=', nameKey)
    .where('removed_at', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst();
  return other !== undefined;
}
