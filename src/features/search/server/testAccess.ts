// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own, shared } from '#kit/server/testing/testAccess.ts';

export const searchAccess: AccessTable = {
  'GET /api/autocomplete/data': shared,
  'GET /api/main-search/data': shared,
  'GET /api/search': own,
};
