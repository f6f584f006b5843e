import type { Generated } from 'kysely';
import type { Language } from '#kit/errors.ts';
import type { CalendarName } from '../contract.ts';
import type { Guest } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    calendar_events: CalendarEventsTable;
    /** Guests with accounts. */
    calendar_guests: { event_id: number; user_id: number };
    calendar_feeds: CalendarFeedsTable;
    /** Feeds as last written; `body` is packed. */
    calendar_feed_files: { user_id: number; tag: string; body: Uint8Array; made_at: string };
  }
}

export interface CalendarEventsTable {
  id: Generated<number>;
  user_id: number;
  /** UID for calendar programs. */
  uid: string;
  title: string;
  calendar: CalendarName;
  /** All-day events begin and end at midnight in Brasília; the end is exclusive. */
  start_at: string;
  end_at: string | null;
  all_day: boolean;
  /** The instants an all-day event was sent with, if any: it is returned with them. */
  sent_start: string | null;
  sent_end: string | null;
  url: string;
  location: string;
  description: string;
  display: string;
  guests: Guest[];
  is_demo: boolean;
  /** Sequence number for calendar programs. */
  sequence: number;
  created_at: string;
  updated_at: string;
}

export interface CalendarFeedsTable {
  user_id: number;
  /** Digest of the link's secret. */
  digest: string;
  language: Language;
  created_at: string;
  last_read_at: string | null;
}
