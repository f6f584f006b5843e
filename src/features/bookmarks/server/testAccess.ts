// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own } from '#kit/server/testing/testAccess.ts';

export const bookmarksAccess: AccessTable = {
  'GET /api/bookmarks/data': own,
  'POST /api/bookmarks/update': own,
};
