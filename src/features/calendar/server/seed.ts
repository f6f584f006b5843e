import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia, momentInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type DemoEvent, demoCalendars } from './demoEvents.ts';
import { syncGuests } from './event/people.ts';
import { updateGuests } from './queries.ts';
import type {} from './tables.ts';

/** Inserts events for the accounts with these addresses. */
export async function seedCalendar(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'username', 'email']).where('removed_at', 'is', null).execute();
  const ids = new Map(users.map(({ username, id }) => [username, id]));
  for (const { place, user_id, number, event } of demoEvents(emails, users)) {
    const now = today.toISOString();
    const { title, calendar, location = '', description = '', url = '', guests = [] } = event;
    const { id } = await db
      .insertInto('calendar_events')
      .values({
        ...{ user_id, uid: uidOf(place, number), title, calendar, location, description, url, display: '', guests: '[]' as never },
        ...{ is_demo: true, sequence: 0, created_at: now, updated_at: now, ...columnsOfTimes(event, today) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (guests.length === 0) continue;
    const options = guests.map((guest) => ({ value: String(ids.get(guest) ?? guest), label: guest }));
    await updateGuests(db, id, (await syncGuests(db, { id, user_id }, options)).guests);
  }
}

/** Moves the demo's events to the current day, except changed ones. */
export async function moveCalendar(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  for (const { place, number, event } of demoEvents(emails, users))
    await db
      .updateTable('calendar_events')
      .set((row) => ({ ...columnsOfTimes(event, today), sequence: row('sequence', '+', 1), updated_at: today.toISOString() }))
      .where('uid', '=', uidOf(place, number))
      .where('is_demo', '=', true)
      .execute();
}

function demoEvents(emails: readonly string[], users: readonly { id: number; email: string }[]) {
  return demoCalendars.flatMap((calendar, place) => {
    const user_id = users.find(({ email }) => email === emails[place])?.id;
    return user_id === undefined ? [] : calendar.map((event, number) => ({ place, user_id, number, event }));
  });
}

function uidOf(place: number, number: number): string {
  return `demo-${place}-${number}@certame`;
}

function columnsOfTimes({ day: later, from, to, days = 1 }: DemoEvent, today: Date) {
  const midnight = startOfDayInBrasilia(dayInBrasilia(today), later);
  const day = dayInBrasilia(new Date(midnight));
  const at = (clock: string) => momentInBrasilia(`${day}T${clock}:00`).toISOString();
  if (!from) return { start_at: midnight, end_at: days > 1 ? startOfDayInBrasilia(day, days) : null, all_day: true };
  return { start_at: at(from), end_at: to ? at(to) : null, all_day: false };
}
