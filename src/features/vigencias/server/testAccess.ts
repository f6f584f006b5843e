// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own } from '#kit/server/testing/testAccess.ts';

export const vigenciasAccess: AccessTable = {
  'GET /api/vigencias/{kind}/{item}': own,
  'PUT /api/vigencias/{kind}/{item}': own,
  'DELETE /api/vigencias/{kind}/{item}': own,
};
