// What orders need of the rest of the product; the app plugs it in.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Images } from '#kit/server/images.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { OrderNotification, OrderNotificationKind } from '../notifications.ts';

export type OrdersOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf' | 'save'>;
  record: RecordAuditEntry<AuditKind>;
  /** Tells accounts of something, in the transaction in which it happens. */
  notify(
    db: Queries,
    news: { userIds: readonly number[]; kind: OrderNotificationKind; data: OrderNotification; about: string },
  ): Promise<void>;
  /** Who administers. */
  findAdmins(db: Queries): Promise<number[]>;
  /** What an account is called; undefined where there is none. */
  nameOf(db: Queries, userId: number): Promise<string | undefined>;
};
