import { narrowingBy } from '#kit/web/search/narrowing.ts';
import { filters } from '../../entities.ts';

const { q: _q, status: _status, ...narrowing } = filters;

/** Search and status have their own places. */
export const narrowed = narrowingBy(narrowing);
export const { noFilters } = narrowed;
