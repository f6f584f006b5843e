// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const documentosAccess: AccessTable = {
  'POST /api/documentos/proposta': shared,
  'GET /api/documentos/modelos/proposta': shared,
  'PUT /api/documentos/modelos/proposta': adminOnly,
  'DELETE /api/documentos/modelos/proposta': adminOnly,
};
