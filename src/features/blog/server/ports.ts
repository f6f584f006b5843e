// What the blog needs of the rest of the product; the app plugs it in.
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
  /** Tells accounts of something, in the transaction in which it happens. */
  notify(db: Queries, news: { userIds: readonly number[]; kind: string; data: object; about: string; flag: string }): Promise<void>;
  /** Takes back what was told of what is no more. @returns the accounts that had been told */
  takeBack(db: Queries, kinds: readonly string[], about: string): Promise<number[]>;
};
