import { notFound, Problem, type Titles } from '#kit/errors.ts';
import type { Caller } from '#kit/server/caller.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { calendar } from '../contract.ts';
import type { CalendarEvent } from '../entities.ts';
import { invitationDates, listDates } from './dates.ts';
import { feedHandlers } from './feedRoutes.ts';
import { instantAsked } from './instants.ts';
import { findPeople, keepGuests, nameOf, onlyActive, toOption } from './people.ts';
import type { CalendarOptions } from './ports.ts';
import {
  changeEvent,
  deleteEvent,
  type EventRow,
  findEvent,
  findOwnEvent,
  insertEvent,
  listEvents,
  putGuests,
  timesOf,
  toEvent,
} from './queries.ts';
import { readChanges, readNewEvent } from './sentEvent.ts';

const LONGEST_WINDOW_MS = 92 * 86_400_000;
const MOST_DATES = 3000;
const MOST_GUESTS_FOUND = 20;

export function calendarRoutes(options: CalendarOptions): Routes {
  const { database, events, images } = options;
  const sources = [invitationDates, ...options.sources];

  /** Changes events of an account, one change at a time. Commands of this machine call without one: whoever has none has nothing here. */
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, `calendar ${id}`);
  };

  /** Has browsers ask anew: of all who see the event, and of those who no longer do. */
  const tell = (db: Queries, userIds: readonly number[], ofNews: readonly number[] = []) =>
    afterCommit(db, () => {
      events.tell(userIds, 'calendar');
      if (ofNews.length > 0) events.tell(ofNews, 'notifications');
    });

  /** Asks those along who are new among the guests, and no longer those who are gone. @returns the event as it travels */
  const told = async (db: Queries, row: EventRow): Promise<{ event: CalendarEvent }> => {
    const { guests, invited, dropped } = await keepGuests(db, row, row.guests);
    await putGuests(db, row.id, guests);
    if (invited.length > 0) {
      const data = { event: row.id, title: row.title, by: await nameOf(db, row.user_id), start: row.start_at, allDay: row.all_day };
      await options.notify(db, { userIds: invited, kind: 'calendar.invited', data, about: String(row.id) });
    }
    await options.takeBack(db, row.id, dropped);
    const accounts = (await findPeople(db, [row.id])).get(row.id) ?? [];
    tell(db, [row.user_id, ...accounts.map(({ id }) => id), ...dropped], [...invited, ...dropped]);
    return { event: toEvent({ ...row, guests }, accounts, images) };
  };

  return serve(calendar, {
    listEvents: async ({ query: { calendars, start, end } }, { caller, language }) => {
      const asked = {
        ...(calendars && { calendars }),
        ...(start && { from: instantAsked(start, 'query.start', language) }),
        ...(end && { until: instantAsked(end, 'query.end', language) }),
      };
      const rows = await listEvents(database.read, caller.id, asked);
      const withGuests = rows.filter(({ guests }) => guests.length > 0).map(({ id }) => id);
      const people = await findPeople(database.read, withGuests);
      return rows.map((row) => toEvent(row, people.get(row.id) ?? [], images));
    },
    addEvent: ({ body }, { caller, language }) => {
      const sent = readNewEvent(body.event, language);
      return change(caller, async (db) => told(db, await insertEvent(db, caller.id, sent)));
    },
    updateEvent: ({ body }, { caller, language }) => {
      const { id, fields, timesFrom } = readChanges(body.event, language);
      return change(caller, async (db) => {
        const before = await findOwnEvent(db, caller.id, id);
        return told(db, await changeEvent(db, before, fields, timesFrom(timesOf(before))));
      });
    },
    removeEvent: ({ query: { id } }, { caller }) =>
      change(caller, async (db) => {
        await findOwnEvent(db, caller.id, id);
        const guests = ((await findPeople(db, [id])).get(id) ?? []).map((guest) => guest.id);
        await options.takeBack(db, id, guests);
        await deleteEvent(db, id);
        tell(db, [caller.id, ...guests], guests);
        return undefined;
      }),
    listDates: ({ query: { start, end, calendars } }, { caller, language }) => {
      const from = instantAsked(start, 'query.start', language);
      const until = instantAsked(end, 'query.end', language);
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
      const accounts = (await findPeople(database.read, [id])).get(id) ?? [];
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

const wrongWindow: Titles = {
  pt: 'deve vir depois do início, no máximo 92 dias',
  en: 'must come after the start, by 92 days at most',
  fr: 'doit venir après le début, de 92 jours au plus',
  de: 'muss nach dem Beginn liegen, höchstens 92 Tage',
};
