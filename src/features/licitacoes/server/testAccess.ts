// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, own, shared } from '#kit/server/testing/testAccess.ts';

export const licitacoesAccess: AccessTable = {
  'GET /apps/invoice/invoices': shared,
  'GET /api/invoice/invoices/{id}': shared,
  'GET /api/invoice/clients': shared,
  'DELETE /apps/invoice/delete': adminOnly,
  'GET /api/licitacoes': shared,
  'GET /api/licitacoes/count': shared,
  'GET /api/licitacoes/export': shared,
  'GET /api/licitacoes/open': shared,
  'GET /api/licitacoes/params': own,
  'PUT /api/licitacoes/params': own,
  'GET /api/licitacoes/removed': adminOnly,
  'GET /api/licitacoes/{id}': shared,
  'GET /api/licitacoes/{id}/changes': shared,
  'GET /api/licitacoes/{id}/lotes': shared,
  'GET /api/licitacoes/{id}/neighbours': shared,
  'GET /api/licitacoes/{id}/record': adminOnly,
  'POST /api/licitacoes/{id}/restore': adminOnly,
  'PUT /api/orgaos/{cnpj}/account': adminOnly,
};
