// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const fontesAccess: AccessTable = {
  'GET /api/fontes': adminOnly,
  'GET /api/fontes/freshness': shared,
  'PATCH /api/fontes/{fonte}': adminOnly,
  'POST /api/fontes/{fonte}/read': adminOnly,
  'GET /api/fontes/{fonte}/days': adminOnly,
  'POST /api/fontes/{fonte}/sync': adminOnly,
  'GET /api/fontes/{fonte}/sync': adminOnly,
  'POST /api/fontes/{fonte}/days/{dia}': adminOnly,
};
