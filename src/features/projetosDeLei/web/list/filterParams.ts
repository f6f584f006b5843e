import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { projetosDeLei } from '../../contract.ts';
import { filters } from '../../entities.ts';

export type ProjetosState = ListState<typeof projetosDeLei.list.query>;

const { q: _q, casa: _casa, ...formFilters } = filters;

/** Search and chamber are not part of the form. */
export const filterForm = filterMapping(formFilters);
export const { noFilters } = filterForm;
