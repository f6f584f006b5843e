import type { Generated } from 'kysely';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  data: object;
  /** The event: an account is notified once of each. */
  about: string;
  created_at: string;
  /** Null while it is unread. */
  read_at: string | null;
  /** Null while shown. */
  removed_at: string | null;
}
