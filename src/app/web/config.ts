// Settings of the build.
import type { SessionKeys } from '#features/auth/web/storage.ts';

/** The keys of a session in the browser's storage: change them if two installations share an origin. */
export const sessionKeys: SessionKeys = {
  userData: 'userData',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  remembered: 'remembered',
  leaving: 'leaving',
};
