import type { Generated } from 'kysely';
import type { FollowKind, Priority, Stage } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    follows: FollowsTable;
    follow_settings: { user_id: number; days_before: number | null };
    follow_told: { kind: FollowKind; change_id: number };
  }
}

export interface FollowsTable {
  id: Generated<number>;
  user_id: number;
  kind: FollowKind;
  /** Id of the notice or bill, which may be gone. */
  item_id: number;
  stage: Stage;
  priority: Priority;
  note: string;
  /** Where it stands in its stage's column, the smallest on top. */
  place: number;
  created_at: string;
  updated_at: string;
}
