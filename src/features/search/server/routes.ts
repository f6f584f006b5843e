import type { Language } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { likePart } from '#kit/server/text/contains.ts';
import { SEARCH_LIMIT, type SearchEntry, type SearchGroup, search, searchGroups } from '../contract.ts';
import { listTerms } from './queries.ts';

/** What is looked for: in an empty `q`, and in one of accents alone, everything up to `limit`. */
export type SearchQuery = { q: string; limit: number };

/** Finds one group's entries for `caller`: those whose name contains `q`, those that begin with it first, at most `limit`. */
export type SearchSource = (asked: SearchQuery, context: { caller: Caller; language: Language }) => Promise<SearchEntry[]>;

/** Where each group's entries come from; the app plugs in what the features know. */
export type SearchSources = Record<SearchGroup, SearchSource>;

/** So many of a group are told at most where nothing was typed. */
const EMPTY_QUERY_LIMIT = 100;

export function searchRoutes(database: Database, sources: SearchSources): Routes {
  return serve(search, {
    mainSearch: async ({ query: { q } }, context) => {
      const asked = { q, limit: likePart(q) ? SEARCH_LIMIT : EMPTY_QUERY_LIMIT };
      const found = await Promise.all(searchGroups.map((group) => sources[group](asked, context)));
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
