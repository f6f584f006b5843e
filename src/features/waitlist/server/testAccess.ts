// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, anyone } from '#kit/server/testing/testAccess.ts';

export const waitlistAccess: AccessTable = {
  'POST /api/waitlist': anyone,
};
