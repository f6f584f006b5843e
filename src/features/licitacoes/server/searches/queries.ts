// Reads saved searches, and counts the notices that were added since a user last opened them.
import type { Selectable } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { proposePeriods } from '../../periodos.ts';
import { MOST_COUNTED, type SavedSearch } from '../../savedSearches.ts';
import type { SavedSearchesTable } from '../accountTables.ts';
import type { Searched } from '../list/queries.ts';
import type { NoticeSearch } from '../search/search.ts';
import type {} from '../tables.ts';

/** Shared searches of others that are listed. */
const MOST_SHARED = 500;

type Row = Selectable<SavedSearchesTable> & {
  full_name: string | null;
  username: string | null;
  looked_at: string | null;
  seen_id: number | null;
};

/** One's own searches, then the shared ones of others, each by name. */
export async function listSearches({ database, search }: Searched, caller: Caller): Promise<SavedSearch[]> {
  const visible = selectSearches(database.read, caller.id).orderBy('saved_searches.name_key').orderBy('saved_searches.id');
  const [own, others] = await Promise.all([
    visible.where('saved_searches.user_id', '=', caller.id).execute(),
    visible
      .where('saved_searches.is_shared', '=', true)
      .where((is) => is.or([is('saved_searches.user_id', 'is', null), is('saved_searches.user_id', '<>', caller.id)]))
      .limit(MOST_SHARED)
      .execute(),
  ]);
  return Promise.all([...own, ...others].map((row) => toSearch(search, row, caller)));
}

/** A search that the caller sees. */
export async function findSearch({ database, search }: Searched, id: number, caller: Caller): Promise<SavedSearch | undefined> {
  const row = await selectSearches(database.read, caller.id)
    .where('saved_searches.id', '=', id)
    .where((is) => is.or([is('saved_searches.is_shared', '=', true), is('saved_searches.user_id', '=', caller.id)]))
    .executeTakeFirst();
  return row && toSearch(search, row, caller);
}

/** The highest id that a notice ever had, as far as it is known: a removed one that comes back is not new. */
export async function newestId(db: Queries): Promise<number> {
  const [present, removed] = await Promise.all([
    db
      .selectFrom('licitacoes')
      .select(({ fn }) => fn.max<number | null>('id').as('id'))
      .executeTakeFirst(),
    db
      .selectFrom('licitacoes_removidas')
      .select(({ fn }) => fn.max<number | null>('licitacao_id').as('id'))
      .executeTakeFirst(),
  ]);
  return Math.max(present?.id ?? 0, removed?.id ?? 0);
}

function selectSearches(db: Queries, userId: number) {
  return db
    .selectFrom('saved_searches')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'saved_searches.user_id').on('users.removed_at', 'is', null))
    .leftJoin('saved_search_looks as looks', (join) =>
      join.onRef('looks.search_id', '=', 'saved_searches.id').on('looks.user_id', '=', userId),
    )
    .selectAll('saved_searches')
    .select(['users.full_name', 'users.username', 'looks.looked_at', 'looks.seen_id'])
    .where('saved_searches.removed_at', 'is', null);
}

async function toSearch(search: NoticeSearch, row: Row, caller: Caller): Promise<SavedSearch> {
  const { id, name, query, columns, is_shared: isShared, looked_at: lookedAt } = row;
  const isOwn = row.user_id === caller.id;
  const counted = row.seen_id === null ? { newCount: null, hasMore: false } : await countNew(search, query, row.seen_id);
  return {
    id,
    name,
    query,
    columns,
    isShared,
    isOwn,
    lookedAt,
    seenId: row.seen_id,
    ...counted,
    proposed: (isOwn && row.dates_to_review && proposePeriods(query, [row.created_at, row.updated_at])) || null,
    owner: row.full_name || row.username,
    isEditable: isOwn || (isShared && caller.isAdmin),
  };
}

/** Matching notices with an id above `seen`. Stops at the hundredth. */
async function countNew(search: NoticeSearch, query: SavedSearch['query'], seen: number) {
  const { sort: _sort, order: _order, ...filter } = query;
  const found = await search.countNewer(filter, seen);
  return { newCount: Math.min(found, MOST_COUNTED), hasMore: found > MOST_COUNTED };
}
