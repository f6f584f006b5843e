// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, anyone, shared } from '#kit/server/testing/testAccess.ts';

export const certidoesAccess: AccessTable = {
  'GET /api/certidoes': shared,
  'POST /api/certidoes': adminOnly,
  'GET /api/certidoes/count': shared,
  'GET /api/certidoes/zip': shared,
  'POST /api/certidoes/arquivos': adminOnly,
  'GET /api/certidoes/arquivos/{id}': anyone,
  'GET /api/certidoes/{id}': shared,
  'PUT /api/certidoes/{id}': adminOnly,
  'DELETE /api/certidoes/{id}': adminOnly,
  'POST /api/certidoes/{id}/renew': adminOnly,
  'POST /api/certidoes/{id}/restore': adminOnly,
};
