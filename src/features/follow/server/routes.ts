import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { follow } from '../contract.ts';
import { followSharing } from '../sharing.ts';
import { moveFollow, removeFollow, saveFollow, writeLockOf } from './change.ts';
import type { NoticeFacts } from './followedItems.ts';
import type { Notify } from './notifyChanges.ts';
import { notifyOfDates } from './notifyDates.ts';
import { type FindBidders, keepEnded } from './offerFollows.ts';
import { findFollow, listBoard, listFollows, listMarks } from './queries.ts';
import { readSettings, saveSettings } from './settings.ts';
import { listShared } from './shared.ts';
import type { Retract } from './takeBack.ts';

export type FollowOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  notices: NoticeFacts;
  notify: Notify;
  retract: Retract;
  findBidders: FindBidders;
};

export function followRoutes({ database, events, notices, notify, retract, findBidders }: FollowOptions): Routes {
  /** Updates other browsers of the account, and its calendar, which has dates of followed items. */
  const publish = (userId: number) => {
    events.publish([userId], 'follow');
    events.publish([userId], 'calendar');
  };
  return serve(
    { ...follow, ...followSharing },
    {
      list: ({ query: { sort, order, page, perPage, ...filter } }, { caller }) =>
        listFollows(database, notices, caller.id, filter, { sort, order }, { page, perPage }),
      board: ({ query: { perStage, ...filter } }, { caller }) => listBoard(database, notices, caller.id, filter, perStage),
      marks: async ({ query: { kind, items } }, { caller }) => ({ marks: await listMarks(database, caller.id, kind, items) }),
      readSettings: (_, { caller }) => readSettings(database.read, caller.id),
      keepSettings: async ({ body }, { caller }) => {
        await database.write((db) => saveSettings(db, caller.id, body));
        events.publish([caller.id], 'follow');
        if (body.daysBefore !== undefined && (await notifyOfDates({ database, notify, notices }, caller.id)))
          events.publish([caller.id], 'notifications');
        return undefined;
      },
      shared: ({ params: { id }, query }, { caller }) => listShared(database, notices, { caller, userId: id }, query),
      show: ({ params: { id } }, { caller }) => findFollow(database, notices, caller.id, id),
      put: async ({ params: { kind, item }, body }, { caller }) => {
        const mark = await database.write((db) => saveFollow(db, caller.id, kind, item, body), writeLockOf(caller.id));
        publish(caller.id);
        if (kind === 'licitacao' && (await notifyOfDates({ database, notify, notices }, caller.id, [item])))
          events.publish([caller.id], 'notifications');
        return mark;
      },
      remove: async ({ params: { kind, item } }, { caller }) => {
        // Under the same lock as changes, so that an item does not disappear in between.
        await database.write(async (db) => {
          if (kind === 'licitacao') await keepEnded(db, findBidders, caller.id, [item]);
          await removeFollow(db, retract, caller.id, kind, item);
        }, writeLockOf(caller.id));
        publish(caller.id);
        events.publish([caller.id], 'notifications');
        return undefined;
      },
      move: async ({ params: { id }, body: { stage, after } }, { caller }) => {
        await database.write((db) => moveFollow(db, caller.id, id, stage, after), writeLockOf(caller.id));
        events.publish([caller.id], 'follow');
        return undefined;
      },
    },
  );
}
