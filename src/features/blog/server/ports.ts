// Dependencies that the app passes to the blog.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Images } from '#kit/server/images.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';

export type BlogOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Images;
  cleaner: HtmlCleaner;
  record: RecordAuditEntry<AuditKind>;
  /** Notifies users in the transaction of the change. */
  notify(db: Queries, notification: { userIds: readonly number[]; kind: string; data: object; about: string; flag: string }): Promise<void>;
  /** Withdraws notifications. @returns the users who had them */
  retractNotifications(db: Queries, kinds: readonly string[], about: string): Promise<number[]>;
};
