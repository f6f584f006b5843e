// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly } from '#kit/server/testing/testAccess.ts';

export const outboxAccess: AccessTable = {
  'GET /api/outbox': adminOnly,
  'GET /api/outbox/{id}': adminOnly,
  'POST /api/outbox/{id}/retry': adminOnly,
  'DELETE /api/outbox/{id}': adminOnly,
};
