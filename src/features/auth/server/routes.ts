import { type Routes, serve } from '#kit/server/serve.ts';
import { auth } from '../contract.ts';
import { changePasswordHandlers } from './changePassword.ts';
import { forgottenHandlers } from './forgotten.ts';
import type { AuthOptions } from './ports.ts';
import { registerHandlers } from './register.ts';
import { signInHandlers } from './signIn.ts';

export function authRoutes(options: AuthOptions): Routes {
  return serve(auth, {
    ...signInHandlers(options),
    ...registerHandlers(options),
    ...forgottenHandlers(options),
    ...changePasswordHandlers(options),
  });
}
