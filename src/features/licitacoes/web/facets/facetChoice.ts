// The choices of a facet in the list's address.
import type { Search } from '#kit/web/search/search.ts';
import type { ValueFacet } from '../../facets.ts';
import type { listSearch } from '../list/listSearch.ts';

type ListSearch = Search<typeof listSearch>;

/** The chosen values of a facet. */
export function chosenOf(search: ListSearch, facet: ValueFacet): string[] {
  const value = search[facet];
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** The address's parameter with the value added, or removed if it is chosen. Of yes and no, one is chosen. */
export function withToggled(search: ListSearch, facet: ValueFacet, value: string): ListSearch {
  const chosen = chosenOf(search, facet);
  if (facet === 'srp') return { srp: chosen.includes(value) ? undefined : value === 'true' };
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const values = facet === 'modalidade' ? next.map(Number) : next;
  return { [facet]: values.length > 0 ? values : undefined };
}
