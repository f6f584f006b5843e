import type { Generated } from 'kysely';
import type { FollowKind, Priority, Stage } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    follows: FollowsTable;
    follow_settings: { user_id: number; days_before: number | null };
    follow_told: ToldTable;
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
export interface ToldTable {
  kind: FollowKind;
  /** All up to this one. */
  change_id: number;
  /** What is being told goes up to here; null while nothing is. */
  until_id: number | null;
  /** Of that, the things up to here were told. */
  item_id: number;
}
