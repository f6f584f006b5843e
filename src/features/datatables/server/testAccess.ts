// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, shared } from '#kit/server/testing/testAccess.ts';

export const datatablesAccess: AccessTable = {
  'GET /api/datatables/data': shared,
  'GET /api/datatables/initial-data': shared,
};
