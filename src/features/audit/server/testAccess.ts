// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly } from '#kit/server/testing/testAccess.ts';

export const auditAccess: AccessTable = {
  'GET /api/audit': adminOnly,
  'GET /api/audit/{id}': adminOnly,
  'GET /api/audit/integrity': adminOnly,
  'GET /api/audit/export': adminOnly,
  'GET /api/audit/people': adminOnly,
};
