// What people need of the rest of the product; the app plugs it in.
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
  /** How much an account may keep, by kind. */
  quotas: Quotas;
  record: RecordAuditEntry<AuditKind>;
  /** Mails somebody a link to choose a password by, and answers it. */
  invite(
    db: Queries,
    request: FastifyRequest,
    user: { id: number; full_name: string; email: string },
  ): Promise<{ link: string; expires_at: string }>;
  /** Takes back what accounts were told of somebody. @returns which accounts */
  retractNotificationsAbout(db: Queries, id: number): Promise<number[]>;
  isAdmin(account: Pick<UsersTable, 'role' | 'ability'>): boolean;
  abilityOf(account: Pick<UsersTable, 'role' | 'ability'>): AbilityRule[];
  /** What such an account may do, area by area. */
  permissionsOf(account: { isAdmin: boolean }): Permission[];
  /** What the demonstration lets nobody do. */
  demo: {
    /** Whether its accounts cannot sign in at all. */
    isOff: boolean;
    /** @throws {Problem} `forbidden` for one of its accounts, which belongs to everybody */
    mustNotBeDemo(account: { is_demo: boolean }): void;
    /** @throws {Problem} `forbidden` where every visitor administers, and must not let anybody in for good */
    mustNotGrantAccess(): void;
  };
};
