// Notifications to guests of an event who have accounts.
import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarOptions } from '../ports.ts';
import type { EventRow } from '../queries.ts';
import { nameOf } from './people.ts';

const DAY_MS = 86_400_000;
/** Notifications that apply while the event exists and the guest is invited. */
const whileInvited = ['calendar.invited', 'calendar.moved'] as const;

type Ports = Pick<CalendarOptions, 'notify' | 'updateNotifications' | 'retractNotifications'>;
type Changes = { invited: readonly number[]; kept: readonly number[]; dropped: readonly number[] };

/**
 * Notifies new guests, retracts the notifications of removed ones, and notifies the others of a new time.
 * @param before the event before the change; none for a new one
 * @returns ids of accounts whose notifications changed
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

/** Notifies the guests of a cancellation, unless the event is over. */
export async function notifyRemoval(db: Queries, ports: Ports, row: EventRow, guests: readonly number[]): Promise<void> {
  await ports.retractNotifications(db, whileInvited, String(row.id), guests);
  if (isOver(row)) return;
  const data = dataOf(row, await nameOf(db, row.user_id));
  await ports.notify(db, { userIds: guests, kind: 'calendar.cancelled', data, about: String(row.id) });
}

/** Notifies the owner that a guest declined. */
export async function notifyDeclined(db: Queries, ports: Ports, row: EventRow, guest: number): Promise<void> {
  await ports.retractNotifications(db, whileInvited, String(row.id), [guest]);
  const about = `${row.id} ${guest}`;
  // A guest invited again may decline again.
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
