// What whoever builds the pages may want otherwise.
import type { SessionKeys } from '#features/auth/web/storage.ts';

/** The names the browser keeps a session under: to be changed where two installations share an origin. */
export const sessionKeys: SessionKeys = {
  userData: 'userData',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  remembered: 'remembered',
};
