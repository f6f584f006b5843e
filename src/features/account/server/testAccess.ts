// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own } from '#kit/server/testing/testAccess.ts';

export const accountAccess: AccessTable = {
  'GET /account-setting/data': own,
  'GET /api/account': own,
  'PATCH /api/account/general': own,
  'PUT /api/account/avatar': own,
  'DELETE /api/account/avatar': own,
  'PUT /api/account/info': own,
  'PUT /api/account/social-links': own,
  'DELETE /api/account/connections/{place}': own,
  'PATCH /api/account/notification': own,
};
