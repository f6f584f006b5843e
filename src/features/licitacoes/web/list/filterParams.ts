import { filterMapping } from '#kit/web/search/filterParams.ts';
import { filters } from '../../entities.ts';

const { q: _q, status: _status, ...formFilters } = filters;

/** Search and status are not part of the form. */
export const filterForm = filterMapping(formFilters);
export const { noFilters } = filterForm;
