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
  /** What it tells of: an account hears of one thing once. */
  about: string;
  created_at: string;
  /** Null while it is unread. */
  read_at: string | null;
  /** Null while it is shown. */
  removed_at: string | null;
}
