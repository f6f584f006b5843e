import { type Routes, serve } from '#kit/server/http/serve.ts';
import { auth } from '../contract.ts';
import { registerHandlers } from './accounts/register.ts';
import { changePasswordHandlers } from './passwords/changePassword.ts';
import { forgottenHandlers } from './passwords/forgotten.ts';
import type { AuthOptions } from './ports.ts';
import type { SignIns } from './sessions/sessionMetrics.ts';
import { signInHandlers } from './sessions/signIn.ts';

export function authRoutes(options: AuthOptions & { signIns: SignIns }): Routes {
  return serve(auth, {
    ...signInHandlers(options),
    ...registerHandlers(options),
    ...forgottenHandlers(options),
    ...changePasswordHandlers(options),
  });
}
