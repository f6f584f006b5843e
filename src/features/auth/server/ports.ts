// What auth needs from other features; the app injects it.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import type { Images } from '#kit/server/images.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { Mailer } from '#kit/server/ports/mail.ts';
import type { Cipher } from '#kit/server/secrets/cipher.ts';
import type { DemoMode, MayUseDemo } from './demo.ts';
import type { Tokens } from './sessions/tokens.ts';

export type AuthOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  tokens: Tokens;
  images: Images;
  mailer: Mailer;
  record: RecordAuditEntry<AuditKind>;
  /** Encrypts the secrets of second steps. */
  cipher: Cipher;
  publicAddress: PublicAddress;
  /** The installation's name, used in e-mails. */
  appName: string;
  demo: DemoMode;
  mayUseDemo: MayUseDemo;
  /** Who may register, decided by the request. */
  registrationFor(request: FastifyRequest): Promise<'open' | 'invite' | 'closed'>;
  /** Per network. */
  registrationsPerHour: number;
};
