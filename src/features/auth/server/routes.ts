import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import type { RecordHappening } from '#kit/server/audit.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Mailer } from '#kit/server/mail.ts';
import type { PublicAddress } from '#kit/server/publicAddress.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { auth } from '../contract.ts';
import type { DemoMode } from './authenticate.ts';
import { changePasswordHandlers } from './changePassword.ts';
import { forgottenHandlers } from './forgotten.ts';
import { registerHandlers } from './register.ts';
import { signInHandlers } from './signIn.ts';
import type { Tokens } from './tokens.ts';

export type AuthOptions = {
  database: Database;
  tokens: Tokens;
  images: Images;
  mailer: Mailer;
  record: RecordHappening<AuditKind>;
  publicAddress: PublicAddress;
  /** The installation's name, as mails call it. */
  appName: string;
  demo: DemoMode;
  /** Whether whoever asks may register. */
  registrationFor(request: FastifyRequest): 'open' | 'invite' | 'closed';
};

export function authRoutes(options: AuthOptions): Routes {
  return serve(auth, {
    ...signInHandlers(options),
    ...registerHandlers(options),
    ...forgottenHandlers(options),
    ...changePasswordHandlers(options),
  });
}
