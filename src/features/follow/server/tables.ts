import type { Generated } from 'kysely';
import type { FollowKind, NextDate, Priority, Stage } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    follows: FollowsTable;
    /** `is_shared`: everybody may see which notices the account follows. */
    follow_settings: { user_id: number; days_before: number | null; is_shared: Generated<boolean> };
    follow_told: ChangesNotifiedTable;
    follow_dates_told: DatesNotifiedTable;
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
  /** The note's words, normalised. */
  busca: Generated<string>;
  /** Where it stands in its stage's column, the smallest on top. */
  place: number;
  created_at: string;
  updated_at: string;
}

/** How far the changes of one kind of thing were told. */
export interface ChangesNotifiedTable {
  kind: FollowKind;
  /** All up to this one. */
  change_id: number;
  /** What is being told goes up to here; null while nothing is. */
  until_id: number | null;
  /** Of that, the things up to here were told. */
  item_id: number;
  /** Of the last of them the followers up to here were; null: all. */
  user_id: number | null;
}

/** A date of a notice as it stood when a follower was told of it. */
export interface DatesNotifiedTable {
  id: Generated<number>;
  user_id: number;
  item_id: number;
  date: NextDate['kind'];
  at: string;
}
