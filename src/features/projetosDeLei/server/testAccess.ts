// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, own, shared } from '#kit/server/testing/testAccess.ts';

export const projetosDeLeiAccess: AccessTable = {
  'GET /api/projetos-de-lei': shared,
  'GET /api/projetos-de-lei/count': shared,
  'GET /api/projetos-de-lei/export': shared,
  'GET /api/projetos-de-lei/options': shared,
  'GET /api/projetos-de-lei/params': own,
  'PUT /api/projetos-de-lei/params': own,
  'GET /api/projetos-de-lei/{id}': shared,
  'GET /api/projetos-de-lei/{id}/changes': shared,
  'GET /api/projetos-de-lei/{id}/record': adminOnly,
  'GET /api/projetos-de-lei/{id}/tramitacoes': shared,
};
