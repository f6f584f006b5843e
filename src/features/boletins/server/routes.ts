import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { answer, type Routes, serve } from '#kit/server/http/serve.ts';
import { unknownLinks } from '#kit/server/limits/unknownLinks.ts';
import { boletins, boletinsTopic } from '../contract.ts';
import { ALERTS_LOCK, listAlerts, saveAlert, toAlert } from './alerts.ts';
import { endPage, endPagePolicy } from './endPage.ts';
import { readFeed, toAtom, toJsonFeed } from './feed.ts';
import { findFeedAlert, makeFeedLink, recordFeedRead, revokeFeedLink } from './feedLinks.ts';
import type { BoletinsOptions } from './ports.ts';
import { sendNow } from './sending.ts';
import { endMails, languageOf, readSettings, saveSettings } from './settings.ts';

export function boletinsRoutes(options: BoletinsOptions & { now(): Date }): Routes {
  const { database, events, sendsMail, publicAddress, networkOf, mayRead, appName, now } = options;
  const { read } = database;
  const unknown = unknownLinks();
  /** Commands on the server have no account, and so no alerts. */
  const change = async <Result>(caller: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (caller.id === 0) notFound();
    const result = await database.write(work, ALERTS_LOCK);
    events.publish([caller.id], boletinsTopic);
    return result;
  };

  return serve(boletins, {
    settings: async (_, { caller }) => ({
      settings: await readSettings(read, caller.id, sendsMail),
      alerts: (await listAlerts(read, caller.id)).map(toAlert),
    }),
    change: async ({ body }, { caller, language }) => {
      await change(caller, (db) => saveSettings(db, caller.id, body, language, now()));
      return undefined;
    },
    alert: async ({ params: { id }, body }, { caller, language }) =>
      change(caller, async (db) => {
        const alert = await saveAlert(db, id, caller.id, body, now());
        if (body.mail !== undefined && body.mail !== 'never') await saveSettings(db, caller.id, {}, language, now());
        return toAlert(alert);
      }),
    makeFeed: async ({ params: { id } }, { caller, request }) => {
      const { secret, alert } = await change(caller, (db) => makeFeedLink(db, id, caller.id, now()));
      const url = `${publicAddress(request)}/api/boletins/feeds/${secret}`;
      return { atom: `${url}.atom`, json: `${url}.json`, alert: toAlert(alert) };
    },
    revokeFeed: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => revokeFeedLink(db, id, caller.id, now()));
      return undefined;
    },
    send: async (_, { caller }) => ({ sent: await sendNow(options, caller.id) }),
    readFeed: async ({ params: { file } }, { request, response, language }) => {
      const [, secret, kind] = /^([\w-]{43})\.(atom|json)$/.exec(file) ?? [];
      const alert = secret ? await findFeedAlert(read, secret) : undefined;
      // Checked before the limit: a valid link works whatever others at the same address have tried.
      if (!alert || !(await mayRead(alert.user_id, request))) return unknown.refuse(networkOf(request.ip));
      await recordFeedRead(database.write, alert).catch((error) => request.log.error(error));
      const feed = await readFeed(read, options, alert);
      const tag = `W/"${feed.entries.length}-${feed.entries[0]?.id ?? 0}-${Date.parse(feed.entries[0]?.found_at ?? feed.madeAt)}"`;
      const type = kind === 'atom' ? 'application/atom+xml; charset=utf-8' : 'application/feed+json; charset=utf-8';
      response.headers({ 'content-type': type, 'cache-control': 'private', etag: tag });
      if (request.headers['if-none-match'] === tag) return answer(304, undefined);
      const place = { address: publicAddress(request), appName, self: `${publicAddress(request)}${request.url}` };
      return Buffer.from(kind === 'atom' ? toAtom(feed, place, language) : toJsonFeed(feed, place, language));
    },
    showEnd: async ({ params: { token } }, { request, response }) => {
      const language = (await languageOf(read, token)) ?? unknown.refuse(networkOf(request.ip));
      response.header('content-security-policy', endPagePolicy);
      return Buffer.from(endPage(language, appName, false));
    },
    end: async ({ params: { token } }, { request, response }) => {
      const language = (await database.write((db) => endMails(db, token), ALERTS_LOCK)) ?? unknown.refuse(networkOf(request.ip));
      response.header('content-security-policy', endPagePolicy);
      return Buffer.from(endPage(language, appName, true));
    },
  });
}
