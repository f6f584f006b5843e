// Entries of a feed: those nearest to today, within the limits of calendar programs and the server.
import { setImmediate } from 'node:timers/promises';
import { cutText } from '#kit/cutText.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { DateSource } from '../dateSource.ts';
import { listDates } from '../dates.ts';
import { nameOf } from '../event/people.ts';
import { type EventRow, listInvitedIds, listOwnIds, readEvents } from '../queries.ts';
import { entryOfDate, entryOfEvent, type Writing } from './entries.ts';
import type { Entry } from './ics.ts';

const DAY_MS = 86_400_000;
/** Days before and after today in the feed, and days per query of a source. */
const [DAYS_BACK, DAYS_AHEAD, DAYS_AT_ONCE] = [90, 365, 31];
/** Limits per kind, so that many invitations do not displace a user's own events. */
const most = { events: 2000, dates: 2500, invitations: 500 } as const;
/** Limit of characters of all entries. */
const MOST_LETTERS = 4_000_000;
/** Limits per event: its page has the rest. */
const [MOST_OF_DESCRIPTION, MOST_GUESTS] = [1000, 20];
/** Estimated overhead per entry. */
const AROUND = 300;

type FeedQuery = { db: Queries; sources: readonly DateSource[]; userId: number; writing: Writing };

/** Ordered by start. When there are too many, own events come before others, and nearer ones before farther ones. */
export async function listFeedEntries(query: FeedQuery): Promise<Entry[]> {
  const { db, userId, writing } = query;
  const now = Date.now();
  const entries = new Map<string, Entry>();
  let room = MOST_LETTERS;
  const put = (entry: Entry) => {
    room -= entry.title.length + entry.description.length + (entry.location?.length ?? 0) + entry.link.length + AROUND;
    // Entries that span two windows come twice.
    if (room >= 0) entries.set(entry.uid, entry);
  };

  for await (const row of readEvents(db, await nearest(now, (...near) => listOwnIds(db, userId, ...near), most.events)))
    put(entryOfEvent(shortened(row), writing));
  for await (const dates of datesNear(query, now)) for (const date of dates) put(entryOfDate(date, writing));
  const invited = await nearest(now, (...near) => listInvitedIds(db, userId, ...near), most.invitations);
  const names = new Map<number, string>();
  for await (const row of readEvents(db, invited)) {
    const owner = names.get(row.user_id) ?? (await nameOf(db, row.user_id));
    names.set(row.user_id, owner);
    put(entryOfEvent({ ...shortened(row), owner }, writing));
  }
  return [...entries.values()].sort((one, other) => compare(one.start, other.start) || compare(one.uid, other.uid));
}

type Near = [window: { from?: string; until: string; since?: string }, some: { most: number; isBackwards?: boolean }];

/** Those that begin from now on, earliest first, then earlier ones, latest first. */
async function nearest(now: number, list: (...near: Near) => Promise<number[]>, limit: number): Promise<number[]> {
  const ahead = await list({ since: at(now, 0), until: at(now, DAYS_AHEAD) }, { most: limit });
  const before = limit - ahead.length;
  if (before <= 0) return ahead;
  return [...ahead, ...(await list({ from: at(now, -DAYS_BACK), until: at(now, 0) }, { most: before, isBackwards: true }))];
}

/** Dates of other features, window by window: future, then past. */
async function* datesNear({ db, sources, userId }: FeedQuery, now: number) {
  let left: number = most.dates;
  const read = async (from: number, until: number) => {
    const { dates } = await listDates(db, sources, { userId, from: at(now, from), until: at(now, until), limit: most.dates });
    await setImmediate();
    return dates;
  };
  for (let day = 0; day < DAYS_AHEAD && left > 0; day += DAYS_AT_ONCE) {
    const dates = (await read(day, Math.min(day + DAYS_AT_ONCE, DAYS_AHEAD))).slice(0, left);
    left -= dates.length;
    yield dates;
  }
  for (let day = 0; day > -DAYS_BACK && left > 0; day -= DAYS_AT_ONCE) {
    const dates = (await read(Math.max(day - DAYS_AT_ONCE, -DAYS_BACK), day)).slice(-left);
    left -= dates.length;
    yield dates;
  }
}

function shortened(row: EventRow): EventRow {
  return { ...row, description: cutText(row.description, MOST_OF_DESCRIPTION), guests: row.guests.slice(0, MOST_GUESTS) };
}

function at(now: number, days: number): string {
  return new Date(now + days * DAY_MS).toISOString();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
