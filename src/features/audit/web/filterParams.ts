import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { AuditFilters } from '../contract.ts';
import type { auditSearch } from './auditSearch.ts';

export type AuditState = ListState<typeof auditSearch>;

const { q: _q, ...formFilters } = AuditFilters.properties;

/** All filters except the search text. */
export const filterParams = filterMapping(formFilters);
export const { noFilters } = filterParams;
