import { type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { mutexPerAccount } from '#kit/server/work/mutexPerAccount.ts';
import { calendar } from '../contract.ts';
import type { CalendarEvent } from '../entities.ts';
import { listDates } from './dates.ts';
import { readInstant } from './event/instants.ts';
import { notifyDeclined, notifyGuests, notifyRemoval } from './event/notifications.ts';
import { findPeople, onlyActive, syncGuests, toOption } from './event/people.ts';
import { readChanges, readNewEvent } from './event/sentEvent.ts';
import { feedHandlers } from './feed/feedRoutes.ts';
import { invitationDates } from './invitationDates.ts';
import type { CalendarOptions } from './ports.ts';
import {
  createEvent,
  type EventRow,
  findEvent,
  findInvitation,
  findOwnEvent,
  listEvents,
  removeEvent,
  removeGuest,
  timesOf,
  toEvent,
  updateEvent,
  updateGuests,
} from './queries.ts';

const LONGEST_WINDOW_MS = 92 * 86_400_000;
const MOST_DATES = 3000;
const MOST_GUESTS_FOUND = 20;

export function calendarRoutes(options: CalendarOptions): Routes {
  const { database, events, images } = options;
  const sources = [invitationDates, ...options.sources];
  const listing = mutexPerAccount();

  /** Runs a change of an account's events under its lock. Local commands have no account, and so no events. */
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, `calendar ${id}`);
  };

  /** Makes browsers refetch: those of all who see the event, and who no longer do. */
  const publish = (db: Queries, userIds: readonly number[], notified: readonly number[] = []) =>
    afterCommit(db, () => {
      events.publish(userIds, 'calendar');
      if (notified.length > 0) events.publish(notified, 'notifications');
    });

  const guestsOf = async (db: Queries, id: number) => (await findPeople(db, [id])).get(id) ?? [];

  /** Saves the guests, notifies everyone concerned, and returns the event. @param before the event before the change; none for a new one */
  const saveGuests = async (db: Queries, row: EventRow, before?: EventRow): Promise<{ event: CalendarEvent }> => {
    const { guests, ...changes } = await syncGuests(db, row, row.guests);
    await updateGuests(db, row.id, guests);
    const notified = await notifyGuests(db, options, row, changes, before);
    const accounts = await guestsOf(db, row.id);
    publish(db, [row.user_id, ...accounts.map(({ id }) => id), ...changes.dropped], notified);
    return { event: toEvent({ ...row, guests }, accounts, images) };
  };

  return serve(calendar, {
    listEvents: ({ query: { calendars, start, end } }, { caller, language }) => {
      const filter = {
        ...(calendars && { calendars }),
        ...(start && { from: readInstant(start, 'query.start', language) }),
        ...(end && { until: readInstant(end, 'query.end', language) }),
      };
      return listing(caller.id, async () => {
        const rows = await listEvents(database.read, caller.id, filter);
        const withGuests = rows.filter(({ guests }) => guests.length > 0).map(({ id }) => id);
        const people = await findPeople(database.read, withGuests);
        return rows.map((row) => toEvent(row, people.get(row.id) ?? [], images));
      });
    },
    addEvent: ({ body }, { caller, language }) => {
      const sent = readNewEvent(body.event, language);
      return change(caller, async (db) => saveGuests(db, await createEvent(db, caller.id, sent)));
    },
    updateEvent: ({ body }, { caller, language }) => {
      const { id, fields, timesFrom } = readChanges(body.event, language);
      return change(caller, async (db) => {
        const before = await findOwnEvent(db, caller.id, id);
        return saveGuests(db, await updateEvent(db, before, fields, timesFrom(timesOf(before))), before);
      });
    },
    removeEvent: ({ query: { id } }, { caller }) =>
      change(caller, async (db) => {
        const row = await findOwnEvent(db, caller.id, id);
        const guests = (await guestsOf(db, id)).map((guest) => guest.id);
        await notifyRemoval(db, options, row, guests);
        await removeEvent(db, id);
        publish(db, [caller.id, ...guests], guests);
        return undefined;
      }),
    declineInvitation: async ({ params: { id } }, { caller }) => {
      // Under the owner's lock.
      const { user_id } = await findInvitation(database.read, caller.id, id);
      await database.write(async (db) => {
        const row = await findInvitation(db, caller.id, id);
        await removeGuest(db, row, caller.id);
        await notifyDeclined(db, options, row, caller.id);
        const others = (await guestsOf(db, id)).map((guest) => guest.id);
        publish(db, [user_id, caller.id, ...others], [user_id, caller.id]);
      }, `calendar ${user_id}`);
      return undefined;
    },
    listDates: ({ query: { start, end, calendars } }, { caller, language }) => {
      const from = readInstant(start, 'query.start', language);
      const until = readInstant(end, 'query.end', language);
      const length = Date.parse(until) - Date.parse(from);
      if (length <= 0 || length > LONGEST_WINDOW_MS)
        throw new Problem('validation', undefined, [{ path: 'query.end', message: wrongWindow[language] }]);
      return listDates(database.read, sources, {
        ...{ userId: caller.id, from, until, limit: MOST_DATES },
        ...(calendars && { calendars }),
      });
    },
    showEvent: async ({ params: { id } }, { caller }) => {
      const row = await findEvent(database.read, caller.id, id);
      const accounts = await guestsOf(database.read, id);
      return { event: toEvent(row, accounts, images), ...('owner' in row && { owner: row.owner }) };
    },
    findGuests: async ({ query: { q } }, { caller }) => {
      const found = await options.findContacts({ q, limit: MOST_GUESTS_FOUND });
      const people = new Map(
        (
          await onlyActive(
            database.read,
            found.map(({ id }) => id),
          )
        ).map((person) => [person.id, person]),
      );
      return {
        guests: found.flatMap(({ id }) => {
          const person = id === caller.id ? undefined : people.get(id);
          return person ? [toOption(person, images)] : [];
        }),
      };
    },
    ...feedHandlers(options),
  });
}

const wrongWindow: LocalizedText = {
  pt: 'deve ser posterior ao início, em no máximo 92 dias',
  en: 'must be after the start, by at most 92 days',
  fr: 'doit venir après le début, de 92 jours au plus',
  de: 'muss nach dem Beginn liegen, höchstens 92 Tage',
};
