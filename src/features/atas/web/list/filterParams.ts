import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { atas } from '../../contract.ts';
import { filters } from '../../entities.ts';

export type AtasState = ListState<typeof atas.list.query>;

const { q: _q, situacao: _situacao, ...formFilters } = filters;

/** Search and validity are not part of the form. */
export const filterForm = filterMapping(formFilters);
export const { noFilters } = filterForm;
