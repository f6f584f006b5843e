// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const empresaAccess: AccessTable = {
  'GET /api/empresa': shared,
  'PUT /api/empresa': adminOnly,
};
