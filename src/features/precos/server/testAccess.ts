// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, shared } from '#kit/server/testing/testAccess.ts';

export const precosAccess: AccessTable = {
  'GET /api/precos': shared,
  'GET /api/precos/export': shared,
  'GET /api/precos/pdf': shared,
  'GET /api/precos/statistics': shared,
  'POST /api/precos/words': shared,
};
