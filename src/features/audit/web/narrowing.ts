// What the filter form narrows the log by, taken back.
import type { ListState } from '#kit/web/listState.ts';
import type { auditSearch } from './auditSearch.ts';

export type AuditState = ListState<typeof auditSearch>;

export const noFilters = {
  kind: undefined,
  actor: undefined,
  about: undefined,
  subjectType: undefined,
  subjectId: undefined,
  from: undefined,
  to: undefined,
  address: undefined,
  device: undefined,
};
