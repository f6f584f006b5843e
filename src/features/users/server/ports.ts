// What this feature needs from others; the app injects it.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import type { AbilityRule } from '#features/auth/contract.ts';
import type { UsersTable } from '#features/auth/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Images } from '#kit/server/images.ts';
import type { Quotas } from '#kit/server/limits/quotas.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { Permission } from '../contract.ts';

export type UsersOptions = {
  database: Database;
  events: Events;
  images: Images;
  /** The quotas of an account, by kind. */
  quotas: Quotas;
  record: RecordAuditEntry<AuditKind>;
  /** Sends the user an invitation to choose a password, and returns the link. */
  invite(
    db: Queries,
    request: FastifyRequest,
    user: { id: number; full_name: string; email: string },
  ): Promise<{ link: string; expires_at: string }>;
  /** Generates a free username from an e-mail address. */
  usernameFor(db: Queries, email: string): Promise<string>;
  /** Removes other accounts' notifications about a user. @returns the ids of these accounts */
  retractNotificationsAbout(db: Queries, id: number): Promise<number[]>;
  isAdmin(account: Pick<UsersTable, 'role' | 'ability'>): boolean;
  abilityOf(account: Pick<UsersTable, 'role' | 'ability'>): AbilityRule[];
  /** The permissions of such an account, by area. */
  permissionsOf(account: { isAdmin: boolean }): Permission[];
  /** What the demonstration forbids. */
  demo: {
    /** Whether its accounts cannot sign in at all. */
    isOff: boolean;
    /** @throws {Problem} `forbidden` for a demo account, which all visitors share */
    mustNotBeDemo(account: { is_demo: boolean }): void;
    /** @throws {Problem} `forbidden` if every visitor is an admin, and must not grant lasting access */
    mustNotGrantAccess(): void;
  };
};
