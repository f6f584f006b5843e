// A saved search and the state of the list compared.
import { type Search, searchOf, stringifySearch } from '#kit/web/search/search.ts';
import type { ListColumn } from '../../entities.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { listSearch } from '../list/listSearch.ts';

type ListSearch = Search<typeof listSearch>;

/** What can be saved of the list: filters, order and shown columns. */
export type ListView = { search: ListSearch; columns: readonly ListColumn[] };

/** Filters and order without defaults, page, open search, and what was new when. */
function filtersOf(search: object): ListSearch {
  const { page: _page, perPage: _perPage, busca: _busca, depoisDe: _depoisDe, ...filters } = searchOf(listSearch)({ ...search });
  return filters;
}

/** The address's parameters of the list with this search. */
export function parametersOf({ id, query }: Pick<SavedSearch, 'id' | 'query'>): ListSearch {
  return { ...filtersOf(query), busca: id };
}

/** The same, with only what was new after the user last opened it. */
export function parametersOfNew({ id, query, seenId }: Pick<SavedSearch, 'id' | 'query' | 'seenId'>): ListSearch {
  return { ...parametersOf({ id, query }), ...(seenId && { depoisDe: seenId }) };
}

/** The search with periods in the place of its fixed dates. */
export function withPeriods({ query, proposed }: Pick<SavedSearch, 'query' | 'proposed'>): ListSearch {
  const { abertura, prazo } = proposed ?? {};
  const { aberturaDe, aberturaAte, prazoDe, prazoAte, ...others } = filtersOf(query);
  return { ...others, ...(abertura ? { abertura } : { aberturaDe, aberturaAte }), ...(prazo ? { prazo } : { prazoDe, prazoAte }) };
}

/** What to send to save the list's present state. */
export function writtenView({ search, columns }: ListView): Pick<SavedSearch, 'columns'> & { query: ListSearch } {
  return { query: filtersOf(search), columns: [...columns] };
}

function hasSameFilters({ query }: Pick<SavedSearch, 'query'>, { search }: ListView): boolean {
  return stringifySearch({ ...filtersOf(query) }) === stringifySearch({ ...filtersOf(search) });
}

/** Whether the list still shows what was saved. */
export function isUnchanged(saved: Pick<SavedSearch, 'query' | 'columns'>, view: ListView): boolean {
  const columns = [...saved.columns].sort().join();
  return hasSameFilters(saved, view) && (columns === '' || columns === [...view.columns].sort().join());
}

/** The few searches that menus list: one's own, then those of others that one has opened, then the rest. */
export function firstOf(searches: readonly SavedSearch[], most: number): SavedSearch[] {
  const rank = ({ isOwn, lookedAt }: SavedSearch) => (isOwn ? 0 : lookedAt ? 1 : 2);
  return searches.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
}
