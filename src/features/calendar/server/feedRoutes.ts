// What calendar programs read: one event or date as a file, and the feed.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type Language, notFound } from '#kit/errors.ts';
import { answer, type Handlers } from '#kit/server/serve.ts';
import type { calendar } from '../contract.ts';
import { findDate, listDates } from './dates.ts';
import { entryOfDate, entryOfEvent, type Writing } from './entries.ts';
import { findFeed, findFeedBySecret, isLongUnread, makeFeed, noteRead, revokeFeed } from './feed.ts';
import { type Entry, inParts, writeIcs } from './ics.ts';
import type { CalendarOptions } from './ports.ts';
import { findEvent, listEvents, listInvitations } from './queries.ts';

const DAY_MS = 86_400_000;
/** The feed's dates lie so many days back and ahead; sources are asked for so many days at once. */
const [DAYS_BACK, DAYS_AHEAD, DAYS_AT_ONCE] = [90, 365, 91];
/** So many of a source's dates in these days. */
const MOST_AT_ONCE = 3000;

type Handled = Pick<Handlers<typeof calendar>, 'eventIcs' | 'dateIcs' | 'showFeed' | 'makeFeed' | 'revokeFeed' | 'readFeed'>;

export function feedHandlers({ database, events, sources, publicAddress, pathOf, mayRead, appName, dnsLabel }: CalendarOptions): Handled {
  const { read } = database;
  const writingFor = (request: FastifyRequest, language: Language): Writing => ({
    ...{ address: publicAddress(request), pathOf, dnsLabel, language },
  });

  /** All that an account's calendar programs are told. */
  const listEntries = async (userId: number, said: Writing): Promise<Entry[]> => {
    const now = Date.now();
    const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
    const window = { from: at(-DAYS_BACK), until: at(DAYS_AHEAD) };
    const rows = [
      ...(await listEvents(read, userId, window)),
      ...(await listInvitations(read, userId, { ...window, limit: MOST_AT_ONCE })),
    ];
    const entries = new Map(rows.map((row) => [row.uid, entryOfEvent(row, said)]));
    for (let day = -DAYS_BACK; day < DAYS_AHEAD; day += DAYS_AT_ONCE) {
      const until = at(Math.min(day + DAYS_AT_ONCE, DAYS_AHEAD));
      const { dates } = await listDates(read, sources, { userId, from: at(day), until, limit: MOST_AT_ONCE });
      await setImmediate();
      // What lasts from one window into the next comes twice.
      for (const entry of dates.map((date) => entryOfDate(date, said))) entries.set(entry.uid, entry);
    }
    return [...entries.values()];
  };

  return {
    eventIcs: async ({ params: { id } }, { caller, request, language }) => {
      const row = await findEvent(read, caller.id, id);
      return writeIcs(null, [entryOfEvent(row, writingFor(request, language))]);
    },
    dateIcs: async ({ params: { key } }, { caller, request, language }) => {
      const date = await findDate(read, sources, caller.id, key);
      return writeIcs(null, [entryOfDate(date, writingFor(request, language))]);
    },
    showFeed: async (_, { caller }) => {
      const feed = await findFeed(read, caller.id);
      return feed ? { feed } : {};
    },
    makeFeed: async (_, { caller, request, language }) => {
      if (caller.id === 0) notFound();
      const { secret, feed } = await database.write((db) => makeFeed(db, caller.id, language), `calendar ${caller.id}`);
      events.tell([caller.id], 'calendar');
      return { url: `${publicAddress(request)}/api/calendar/feeds/${secret}.ics`, feed };
    },
    revokeFeed: async (_, { caller }) => {
      await database.write((db) => revokeFeed(db, caller.id));
      events.tell([caller.id], 'calendar');
      return undefined;
    },
    readFeed: async ({ params: { file } }, { request, response }) => {
      const [, secret] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
      const feed = secret ? await findFeedBySecret(read, secret) : undefined;
      if (!feed || !(await mayRead(feed.user_id, request))) return notFound();
      if (isLongUnread(feed)) await database.write((db) => noteRead(db, feed));
      const entries = await listEntries(feed.user_id, writingFor(request, feed.language));
      const tag = await tagOf(appName, entries);
      response.headers({ 'cache-control': 'private', etag: tag });
      if (isKnown(tag, request.headers['if-none-match'])) return answer(304, undefined);
      return writeIcs(appName, entries);
    },
  };
}

/** Weak, for it leaves out the moment of writing, which stands in the file too. */
async function tagOf(name: string, entries: readonly Entry[]): Promise<string> {
  const hash = createHash('sha256').update(name);
  for await (const part of inParts(entries)) hash.update(JSON.stringify(part));
  return `W/"${hash.digest('base64url')}"`;
}

/** Whether a program has what bears this tag; it may name several, with or without what makes them weak. */
function isKnown(tag: string, known: string | undefined): boolean {
  return known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice('W/'.length)) === true;
}
