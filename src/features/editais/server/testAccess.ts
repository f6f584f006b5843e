// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, anyone, shared } from '#kit/server/testing/testAccess.ts';

export const editaisAccess: AccessTable = {
  'GET /api/editais/licitacoes/{id}': shared,
  'POST /api/editais/documentos/{id}/download': shared,
  'GET /api/editais/files/{id}': anyone,
  'GET /api/editais/search': shared,
  'GET /api/editais/settings': adminOnly,
  'PATCH /api/editais/settings': adminOnly,
};
