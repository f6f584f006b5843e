import type { Generated } from 'kysely';
import type { FollowKind, NextDate, Priority, Stage } from '../contract.ts';
import type { TagColor } from '../tags.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    follows: FollowsTable;
    follow_tags: TagsTable;
    follows_tagged: { follow_id: number; tag_id: number };
    /** `is_shared`: all users may see which notices the account follows. The muted kinds of changes are separated by spaces. */
    /** Notices that an account stopped following by hand while it worked on an offer for them. */
    follows_ended: { user_id: number; item_id: number };
    follow_settings: {
      user_id: number;
      days_before: number | null;
      is_shared: Generated<boolean>;
      muted_bell: Generated<string>;
      muted_mail: Generated<string>;
    };
    follow_told: ChangesNotifiedTable;
    follow_dates_told: DatesNotifiedTable;
  }
}

export interface FollowsTable {
  id: Generated<number>;
  user_id: number;
  kind: FollowKind;
  /** Id of the notice or bill, which may have been removed. */
  item_id: number;
  stage: Stage;
  priority: Priority;
  note: string;
  /** The note's words, normalised. */
  busca: Generated<string>;
  /** Position in its stage, smallest on top. */
  place: number;
  created_at: string;
  updated_at: string;
  /** Whether it began with an offer. */
  from_offer: Generated<boolean>;
}

/** Progress of notifications per kind of item. */
export interface ChangesNotifiedTable {
  kind: FollowKind;
  /** All changes up to this one were notified. */
  change_id: number;
  /** End of the range in progress; null when there is none. */
  until_id: number | null;
  /** Items notified so far in that range. */
  item_id: number;
  /** Followers of the last item notified so far; null: all. */
  user_id: number | null;
}

/** A date of a notice, as it was when a follower was notified. */
export interface DatesNotifiedTable {
  id: Generated<number>;
  user_id: number;
  item_id: number;
  date: NextDate['kind'];
  at: string;
  /** With this the `about` of its notification ends; null for those told before that was kept. */
  told_at: string | null;
}

export interface TagsTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** The name without accents and case. */
  name_key: string;
  color: TagColor;
  created_at: string;
}
