// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own, shared } from '#kit/server/testing/testAccess.ts';

export const fornecedoresAccess: AccessTable = {
  'GET /api/fornecedores': shared,
  'GET /api/fornecedores/{documento}': shared,
  'GET /api/fornecedores/{documento}/itens': shared,
  'GET /api/orgaos/{cnpj}': shared,
  'GET /api/orgaos/{cnpj}/licitacoes': shared,
  'GET /api/municipios/{ibge}': shared,
  'GET /api/municipios/{ibge}/licitacoes': shared,
  'GET /api/seguidos': own,
  'PUT /api/seguidos/{kind}/{documento}': own,
  'DELETE /api/seguidos/{kind}/{documento}': own,
};
