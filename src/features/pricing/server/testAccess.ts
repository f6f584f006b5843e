// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, own, shared } from '#kit/server/testing/testAccess.ts';

export const pricingAccess: AccessTable = {
  'GET /pricing/data': shared,
  'GET /api/pricing': own,
  'PUT /api/pricing/current': own,
  'PUT /api/pricing/plans/{name}': adminOnly,
  'PUT /api/pricing/questions/{id}': adminOnly,
};
