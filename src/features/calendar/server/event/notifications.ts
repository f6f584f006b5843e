// What the guests of an event who are accounts hear of it.
import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarOptions } from '../ports.ts';
import type { EventRow } from '../queries.ts';
import { nameOf } from './people.ts';

const DAY_MS = 86_400_000;
/** What is said of an event as long as it is there, and true as long as somebody is asked to it. */
const whileInvited = ['calendar.invited', 'calendar.moved'] as const;

type Ports = Pick<CalendarOptions, 'notify' | 'updateNotifications' | 'retractNotifications'>;
type Changes = { invited: readonly number[]; kept: readonly number[]; dropped: readonly number[] };

/**
 * Asks those along who are new, no longer those who are gone, and tells the others when it is now.
 * @param before as it was; none of a new one
 * @returns who has news
 */
export async function notifyGuests(db: Queries, ports: Ports, row: EventRow, { invited, kept, dropped }: Changes, before?: EventRow) {
  const about = String(row.id);
  await ports.retractNotifications(db, whileInvited, about, dropped);
  if (invited.length + kept.length === 0) return [...dropped];
  const data = dataOf(row, await nameOf(db, row.user_id));
  await ports.notify(db, { userIds: invited, kind: 'calendar.invited', data, about });
  if (!before) return [...invited, ...dropped];
  await ports.updateNotifications(db, whileInvited, about, data);
  if (hasMoved(before, row) && !(isOver(before) && isOver(row))) {
    await ports.retractNotifications(db, ['calendar.moved'], about, kept);
    await ports.notify(db, { userIds: kept, kind: 'calendar.moved', data, about });
  }
  return [...invited, ...kept, ...dropped];
}

/** Tells those who were asked that nothing comes of it; of what is over there is nothing to tell. */
export async function notifyRemoval(db: Queries, ports: Ports, row: EventRow, guests: readonly number[]): Promise<void> {
  await ports.retractNotifications(db, whileInvited, String(row.id), guests);
  if (isOver(row)) return;
  const data = dataOf(row, await nameOf(db, row.user_id));
  await ports.notify(db, { userIds: guests, kind: 'calendar.cancelled', data, about: String(row.id) });
}

/** Tells the owner that somebody does not come, for whom the event is gone. */
export async function notifyDeclined(db: Queries, ports: Ports, row: EventRow, guest: number): Promise<void> {
  await ports.retractNotifications(db, whileInvited, String(row.id), [guest]);
  const about = `${row.id} ${guest}`;
  // Whoever was asked again and declines again is told of again.
  await ports.retractNotifications(db, ['calendar.declined'], about, [row.user_id]);
  const data = dataOf(row, await nameOf(db, guest));
  await ports.notify(db, { userIds: [row.user_id], kind: 'calendar.declined', data, about });
}

function dataOf({ id, title, start_at, all_day }: EventRow, by: string) {
  return { event: id, title, by, start: start_at, allDay: all_day };
}

function hasMoved(before: EventRow, { start_at, all_day }: EventRow): boolean {
  return before.start_at !== start_at || before.all_day !== all_day;
}

function isOver({ start_at, end_at, all_day }: EventRow): boolean {
  const end = end_at === null ? Date.parse(start_at) + (all_day ? DAY_MS : 0) : Date.parse(end_at);
  return end < Date.now();
}
