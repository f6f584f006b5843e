import type { ListState } from '#kit/web/search/listState.ts';
import { narrowingBy } from '#kit/web/search/narrowing.ts';
import { AuditFilters } from '../contract.ts';
import type { auditSearch } from './auditSearch.ts';

export type AuditState = ListState<typeof auditSearch>;

const { q: _q, ...narrowing } = AuditFilters.properties;

/** Search has its own place. */
export const filterParams = narrowingBy(narrowing);
export const { noFilters } = filterParams;
