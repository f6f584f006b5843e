// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, shared } from '#kit/server/testing/testAccess.ts';

export const atasAccess: AccessTable = {
  'GET /api/atas': shared,
  'GET /api/atas/count': shared,
  'GET /api/atas/facets': shared,
  'GET /api/atas/export': shared,
  'GET /api/atas/export/xlsx': shared,
  'GET /api/atas/{id}': shared,
  'GET /api/atas/{id}/changes': shared,
};
