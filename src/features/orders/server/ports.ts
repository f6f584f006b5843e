// Dependencies that the app passes to the orders feature.
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
  /** Notifies users in the transaction of the change. */
  notify(
    db: Queries,
    notification: { userIds: readonly number[]; kind: OrderNotificationKind; data: OrderNotification; about: string },
  ): Promise<void>;
  /** The ids of admins. */
  findAdmins(db: Queries): Promise<number[]>;
  /** The name of an account; undefined if there is none. */
  nameOf(db: Queries, userId: number): Promise<string | undefined>;
};
