import type { Language } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { likePart } from '#kit/server/text/contains.ts';
import { SEARCH_LIMIT, type SearchEntry, type SearchGroup, search, searchGroups } from '../contract.ts';
import { listTerms } from './queries.ts';

/** The query; if empty, or of accents only, everything up to `limit` matches. */
export type SearchQuery = { q: string; limit: number };

/** Finds one group's entries for `caller`: names that contain `q`, prefix matches first, at most `limit`. */
export type SearchSource = (query: SearchQuery, context: { caller: Caller; language: Language }) => Promise<SearchEntry[]>;

/** The source of each group's entries; the app injects them. */
export type SearchSources = Record<SearchGroup, SearchSource>;

/** The most entries per group for an empty query. */
const EMPTY_QUERY_LIMIT = 100;

export function searchRoutes(database: Database, sources: SearchSources): Routes {
  return serve(search, {
    mainSearch: async ({ query: { q } }, context) => {
      const query = { q, limit: likePart(q) ? SEARCH_LIMIT : EMPTY_QUERY_LIMIT };
      const found = await Promise.all(searchGroups.map((group) => sources[group](query, context)));
      return {
        searchArr: searchGroups.map((groupTitle, place) => ({ groupTitle, searchLimit: SEARCH_LIMIT, data: found[place] ?? [] })),
      };
    },
    autocomplete: async ({ query }) => {
      const terms = await listTerms(database, query.q);
      return { autoComplete: terms.map(({ title, rank, id }) => ({ title, rank: String(rank), id: String(id) })) };
    },
  });
}
