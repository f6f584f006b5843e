import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { contratos } from '../../contract.ts';
import { filters } from '../../entities.ts';

export type ContratosState = ListState<typeof contratos.list.query>;

const { q: _q, situacao: _situacao, ...formFilters } = filters;

/** Search and validity are not part of the form. */
export const filterForm = filterMapping(formFilters);
export const { noFilters } = filterForm;
