// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const dnsAccess: AccessTable = {
  'GET /api/dns/entries': shared,
  'POST /api/dns/entries': adminOnly,
  'PUT /api/dns/entries/{id}': adminOnly,
  'DELETE /api/dns/entries/{id}': adminOnly,
  'POST /api/dns/entries/{id}/renew': adminOnly,
  'POST /api/dns/entries/{id}/restore': adminOnly,
  'GET /api/dns/entries/count': shared,
  'GET /api/dns/entries/export': shared,
  'GET /api/dns/entries/removed': adminOnly,
  'GET /api/dns/entries/{id}': shared,
  'GET /api/dns/template': shared,
  'GET /api/dns/uploads': adminOnly,
  'POST /api/dns/uploads': adminOnly,
  'GET /api/dns/uploads/{id}': adminOnly,
  'DELETE /api/dns/uploads/{id}': adminOnly,
  'GET /api/dns/uploads/{id}/rows': adminOnly,
  'POST /api/dns/uploads/{id}/commit': adminOnly,
  'POST /api/dns/uploads/{id}/undo': adminOnly,
  'POST /api/dns/uploads/{id}/redo': adminOnly,
};
