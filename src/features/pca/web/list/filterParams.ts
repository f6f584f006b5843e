import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { filters } from '../../entities.ts';
import type { pcaSearch } from '../pcaSearch.ts';

export type PcaState = ListState<typeof pcaSearch>;

const { q: _q, ...formFilters } = filters;

/** The search is not part of the form. */
export const filterForm = filterMapping(formFilters);
export const { noFilters } = filterForm;
