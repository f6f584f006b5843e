import type { RecordHappening } from '#kit/server/audit.ts';
import type { AuditKind } from '../contract.ts';

/** Adds to the log. */
export const recordHappening: RecordHappening<AuditKind> = async () => {};
