// Events in the database.
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { type CalendarEvent, type CalendarName, lettersOf, mostListed } from '../entities.ts';
import { displayName, type Person, toGuests } from './event/people.ts';
import type { EventFields } from './event/sentEvent.ts';
import type { Times } from './event/sentTime.ts';
import type { CalendarEventsTable } from './tables.ts';

const DAY_MS = 86_400_000;

export type EventRow = Selectable<CalendarEventsTable>;
export type Invitation = EventRow & { owner: string };

/** Filter of events; without `calendars`: all. `since`: those that begin then or later. */
export type EventFilter = { calendars?: readonly CalendarName[]; from?: string; until?: string; since?: string };

/** An event may have up to a hundred kilobytes, so only a few are read at once. */
const ROWS_AT_ONCE = 50;

/** Reads events in groups, so that other requests run in between. */
export async function* readEvents(db: Queries, ids: readonly number[]): AsyncGenerator<EventRow> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const part = ids.slice(at, at + ROWS_AT_ONCE);
    const rows = await db.selectFrom('calendar_events').selectAll().where('id', 'in', part).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield* part.flatMap((id) => byId.get(id) ?? []);
    await setImmediate();
  }
}

/** Limit: the earliest, or backwards the latest. */
type Some = { most: number; isBackwards?: boolean };

/** Ids of an account's own events, ordered by start. */
export async function listOwnIds(db: Queries, userId: number, filter: EventFilter, { most, isBackwards = false }: Some): Promise<number[]> {
  if (filter.calendars?.length === 0) return [];
  const order = isBackwards ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('calendar_events')
    .select('id')
    .where('user_id', '=', userId)
    .where((is) => matchesFilter(is, filter))
    .orderBy('start_at', order)
    .orderBy('id', order)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of events an account is invited to, likewise. */
export async function listInvitedIds(
  db: Queries,
  userId: number,
  filter: EventFilter,
  { most, isBackwards = false }: Some,
): Promise<number[]> {
  const order = isBackwards ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('calendar_guests')
    .innerJoin('calendar_events', 'calendar_events.id', 'calendar_guests.event_id')
    .innerJoin('users', 'users.id', 'calendar_events.user_id')
    .select('calendar_events.id')
    .where('calendar_guests.user_id', '=', userId)
    .where('users.removed_at', 'is', null)
    .where((is) => matchesFilter(is, filter))
    .orderBy('start_at', order)
    .orderBy('calendar_events.id', order)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ordered by start: the earliest of a given period, else the latest, within the limits of an answer. */
export async function listEvents(db: Queries, userId: number, filter: EventFilter): Promise<EventRow[]> {
  const isBackwards = filter.from === undefined;
  const rows: EventRow[] = [];
  let room: number = mostListed.letters;
  for await (const row of readEvents(db, await listOwnIds(db, userId, filter, { most: mostListed.events, isBackwards }))) {
    rows.push(row);
    room -= lettersOf(row);
    // Includes the one that reaches the limit, so that clients notice it (`isFull`).
    if (room <= 0) break;
  }
  return isBackwards ? rows.reverse() : rows;
}

/** Events an account is invited to with their owners' names, ordered by start. */
export async function listInvitations(
  db: Queries,
  userId: number,
  filter: EventFilter & { id?: number; limit: number },
): Promise<Invitation[]> {
  if (filter.calendars?.length === 0) return [];
  const rows = await db
    .selectFrom('calendar_guests')
    .innerJoin('calendar_events', 'calendar_events.id', 'calendar_guests.event_id')
    .innerJoin('users', 'users.id', 'calendar_events.user_id')
    .selectAll('calendar_events')
    .select(['users.full_name', 'users.username'])
    .where('calendar_guests.user_id', '=', userId)
    // Rows of removed accounts are deleted some minutes later.
    .where('users.removed_at', 'is', null)
    .where((is) => matchesFilter(is, filter))
    .$if(filter.id !== undefined, (query) => query.where('calendar_events.id', '=', filter.id as number))
    .orderBy('start_at')
    .orderBy('calendar_events.id')
    .limit(filter.limit)
    .execute();
  return rows.map(({ full_name, username, ...row }) => ({ ...row, owner: displayName({ full_name, username }) }));
}

/** Events of these calendars that overlap the period; one without an end lasts a moment, or its day. */
function matchesFilter(
  is: ExpressionBuilder<Tables, 'calendar_events'>,
  { calendars, from, until, since }: EventFilter,
): Expression<SqlBool> {
  return is.and([
    ...(calendars ? [is('calendar', 'in', calendars)] : []),
    ...(until ? [is('start_at', '<', until)] : []),
    ...(since ? [is('start_at', '>=', since)] : []),
    ...(from
      ? [
          is.or([
            is('start_at', '>=', from),
            is('end_at', '>', from),
            is.and([
              is('all_day', '=', true),
              is('end_at', 'is', null),
              is('start_at', '>', new Date(Date.parse(from) - DAY_MS).toISOString()),
            ]),
          ]),
        ]
      : []),
  ]);
}

/** The user's event, or an invitation with its owner's name. @throws {Problem} `not-found` */
export async function findEvent(db: Queries, userId: number, id: number): Promise<EventRow | Invitation> {
  const [found] = [await ownEvent(db, userId, id), ...(await listInvitations(db, userId, { id, limit: 1 }))].filter(Boolean);
  return found ?? notFound();
}

/** An invitation. @throws {Problem} `not-found` */
export async function findInvitation(db: Queries, userId: number, id: number): Promise<Invitation> {
  const [found] = await listInvitations(db, userId, { id, limit: 1 });
  return found ?? notFound();
}

/** Removes a guest from an event. */
export async function removeGuest(db: Queries, { id, guests }: EventRow, userId: number): Promise<void> {
  await db.deleteFrom('calendar_guests').where('event_id', '=', id).where('user_id', '=', userId).execute();
  await updateGuests(
    db,
    id,
    guests.filter(({ value }) => value !== String(userId)),
  );
}

/** The user's own event. @throws {Problem} `not-found` for events of others too */
export async function findOwnEvent(db: Queries, userId: number, id: number): Promise<EventRow> {
  return (await ownEvent(db, userId, id)) ?? notFound();
}

function ownEvent(db: Queries, userId: number, id: number): Promise<EventRow | undefined> {
  return db.selectFrom('calendar_events').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

export async function createEvent(db: Queries, userId: number, { times, ...fields }: EventFields & { times: Times }): Promise<EventRow> {
  const now = new Date().toISOString();
  const row = {
    ...{ user_id: userId, uid: randomUUID(), is_demo: false, sequence: 0, created_at: now, updated_at: now },
    ...columnsOf(fields),
    ...columnsOfTimes(times),
  };
  return db.insertInto('calendar_events').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Increases the sequence number, by which calendar programs notice the change. A changed event is no longer part of the demo; an unchanged
 * one is not written.
 */
export async function updateEvent(db: Queries, before: EventRow, fields: Partial<EventFields>, times: Times): Promise<EventRow> {
  const sent = Object.entries({ ...fields, ...columnsOfTimes(times) });
  if (sent.every(([name, value]) => JSON.stringify(value) === JSON.stringify(before[name as keyof EventRow]))) return before;
  const row = { ...columnsOf(fields), ...columnsOfTimes(times) };
  return db
    .updateTable('calendar_events')
    .set({ ...row, is_demo: false, sequence: before.sequence + 1, updated_at: new Date().toISOString() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateGuests(db: Queries, id: number, guests: EventFields['guests']): Promise<void> {
  await db
    .updateTable('calendar_events')
    .set({ guests: JSON.stringify(guests) as never })
    .where('id', '=', id)
    .execute();
}

export async function removeEvent(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('calendar_events').where('id', '=', id).execute();
}

export function timesOf({ start_at, end_at, all_day, sent_start, sent_end }: EventRow): Times {
  const parsed = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    ...{ start: Date.parse(start_at), end: parsed(end_at), allDay: all_day },
    ...{ sentStart: parsed(sent_start), sentEnd: parsed(sent_end) },
  };
}

/** The event as returned. @param accounts guests with accounts */
export function toEvent(row: EventRow, accounts: readonly Person[], images: Pick<Images, 'addressOf'>): CalendarEvent {
  const { id, url, title, all_day, display, calendar, location, description } = row;
  const end = row.sent_end ?? row.end_at;
  return {
    ...{ id, url, title, start: row.sent_start ?? row.start_at, ...(end !== null && { end }), allDay: all_day },
    ...(display && { display }),
    extendedProps: { calendar, guests: toGuests(row.guests, accounts, images), location, description },
  };
}

function columnsOf<Fields extends Partial<EventFields>>({ guests, ...fields }: Fields) {
  return { ...fields, ...(guests && { guests: JSON.stringify(guests) as never }) } as Omit<Fields, 'guests'> & { guests: never };
}

function columnsOfTimes({ start, end, allDay, sentStart, sentEnd }: Times) {
  const text = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    ...{ start_at: new Date(start).toISOString(), end_at: text(end), all_day: allDay },
    ...{ sent_start: text(sentStart), sent_end: text(sentEnd) },
  };
}
