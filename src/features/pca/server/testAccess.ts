// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, shared } from '#kit/server/testing/testAccess.ts';

export const pcaAccess: AccessTable = {
  'GET /api/pca': shared,
  'GET /api/pca/facets': shared,
  'GET /api/pca/export': shared,
  'GET /api/pca/export/xlsx': shared,
  'GET /api/pca/itens/{id}': shared,
  'GET /api/pca/planos/{id}': shared,
};
