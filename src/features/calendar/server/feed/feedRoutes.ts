// Calls of calendar programs: an event or date as a file, and the feed.
import type { FastifyRequest } from 'fastify';
import { type Language, notFound } from '#kit/errors.ts';
import { answer, type Handlers } from '#kit/server/http/serve.ts';
import { unknownLinks } from '#kit/server/limits/unknownLinks.ts';
import type { calendar } from '../../contract.ts';
import { findDate } from '../dates.ts';
import type { CalendarOptions } from '../ports.ts';
import { findEvent } from '../queries.ts';
import { entryOfDate, entryOfEvent, type Writing } from './entries.ts';
import { createFeed, findFeed, findFeedBySecret, isReadDue, recordRead, revokeFeed } from './feed.ts';
import { feedFiles } from './feedFiles.ts';
import { writeIcs } from './ics.ts';

type Handled = Pick<Handlers<typeof calendar>, 'eventIcs' | 'dateIcs' | 'showFeed' | 'makeFeed' | 'revokeFeed' | 'readFeed'>;

export function feedHandlers(options: CalendarOptions): Handled {
  const { database, events, sources, publicAddress, networkOf, pathOf, mayRead, appName, dnsLabel } = options;
  const { read } = database;
  const writingFor = (request: FastifyRequest, language: Language): Writing => ({
    ...{ address: publicAddress(request), pathOf, dnsLabel, language },
  });

  const fileOf = feedFiles(database, sources, appName);
  const unknown = unknownLinks();

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
      const { secret, feed } = await database.write((db) => createFeed(db, caller.id, language), `calendar ${caller.id}`);
      events.publish([caller.id], 'calendar');
      return { url: `${publicAddress(request)}/api/calendar/feeds/${secret}.ics`, feed };
    },
    revokeFeed: async (_, { caller }) => {
      await database.write((db) => revokeFeed(db, caller.id), `calendar ${caller.id}`);
      events.publish([caller.id], 'calendar');
      return undefined;
    },
    readFeed: async ({ params: { file } }, { request, response }) => {
      const [, secret] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
      const feed = secret ? await findFeedBySecret(read, secret) : undefined;
      // Checked before the limit: a valid link works whatever others at the same address have tried.
      if (!feed || !(await mayRead(feed.user_id, request))) return unknown.refuse(networkOf(request.ip));
      if (isReadDue(feed)) await database.write((db) => recordRead(db, feed)).catch((error) => request.log.error(error));
      const found = await fileOf(feed, writingFor(request, feed.language), request.log);
      response.headers({ 'cache-control': 'private', etag: found.tag });
      if (isKnown(found.tag, request.headers['if-none-match'])) return answer(304, undefined);
      return found.read();
    },
  };
}

/** Whether a program already has the content with this tag; it may send several, weak or not. */
function isKnown(tag: string, known: string | undefined): boolean {
  return known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice('W/'.length)) === true;
}
