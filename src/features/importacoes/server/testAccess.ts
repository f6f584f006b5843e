// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const importacoesAccess: AccessTable = {
  'GET /api/importacoes': adminOnly,
  'POST /api/importacoes': adminOnly,
  'GET /api/importacoes/kinds': shared,
  'GET /api/importacoes/templates/{tipo}/csv': shared,
  'GET /api/importacoes/templates/{tipo}/xlsx': shared,
  'GET /api/importacoes/{id}': adminOnly,
  'DELETE /api/importacoes/{id}': adminOnly,
  'POST /api/importacoes/{id}/start': adminOnly,
  'POST /api/importacoes/{id}/cancel': adminOnly,
  'PUT /api/importacoes/{id}/reading': adminOnly,
  'GET /api/importacoes/{id}/rejects': adminOnly,
  'GET /api/importacoes/{id}/rejects/export': adminOnly,
};
