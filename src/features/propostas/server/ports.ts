// Dependencies that the app passes to the feature of offers.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Images } from '#kit/server/images.ts';

export type NewNotification = {
  userIds: readonly number[];
  kind: 'propostas.assigned' | 'propostas.shared' | 'propostas.mentioned';
  data: object;
  about: string;
};

export type PropostasOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  /** Accounts with `q` in their name. */
  findContacts(query: { q: string; limit: number }): Promise<{ id: number }[]>;
  /** Notifies users in the transaction of the change. */
  notifyAll(db: Queries, notifications: readonly NewNotification[]): Promise<void>;
};

/** All changes hold it, so that sums and versions are read and written together. */
export const WRITE_LOCK = 'propostas';
