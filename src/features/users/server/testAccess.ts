// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, commandOnly, own, shared } from '#kit/server/testing/testAccess.ts';

export const usersAccess: AccessTable = {
  'GET /api/account/usage': own,
  'GET /api/users/list/all-data': shared,
  'GET /api/users/list/data': shared,
  'GET /api/users/user': shared,
  'GET /api/users/count': shared,
  'GET /api/users/{id}': shared,
  'POST /apps/users/add-user': adminOnly,
  'DELETE /apps/users/delete': adminOnly,
  'PATCH /api/users/{id}': adminOnly,
  'POST /api/users/{id}/restore': adminOnly,
  'GET /api/users/usage': adminOnly,
  'GET /api/users/{id}/usage': adminOnly,
  'GET /api/users/{id}/details': adminOnly,
  'PUT /api/users/{id}/details': adminOnly,
  'PUT /api/users/{id}/avatar': adminOnly,
  'DELETE /api/users/{id}/avatar': adminOnly,
  'POST /api/users/{id}/invite': adminOnly,
  'GET /api/accounts': commandOnly,
  'POST /api/accounts/invite': commandOnly,
};
