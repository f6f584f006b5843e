// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, shared } from '#kit/server/testing/testAccess.ts';

export const contratosAccess: AccessTable = {
  'GET /api/contratos': shared,
  'GET /api/contratos/count': shared,
  'GET /api/contratos/facets': shared,
  'GET /api/contratos/export': shared,
  'GET /api/contratos/export/xlsx': shared,
  'GET /api/contratos/awarded': shared,
  'GET /api/contratos/{id}': shared,
  'GET /api/contratos/{id}/changes': shared,
  'GET /api/contratos/{id}/versions': shared,
};
