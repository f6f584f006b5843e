// The screen's state, and the filters of its form.
import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { precosSearch } from './precosSearch.ts';

export type PrecosState = ListState<typeof precosSearch>;

const { catalogo, de, ate, uf, orgao, fornecedor, valorMin, valorMax } = precosSearch.properties;

export const filterParams = filterMapping({ catalogo, de, ate, uf, orgao, fornecedor, valorMin, valorMax });
const { catalogo: _code, ...others } = filterParams.noFilters;
/** The catalogue code stays: without it, and without words, nothing would be searched. */
export const noFilters = { ...others, atipicos: undefined };

/** The screen with another filter. */
export function hrefOf({ search }: PrecosState, change: Partial<PrecosState['search']>): string {
  return `/precos${stringifySearch({ ...search, page: undefined, ...change })}`;
}
