import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { notifications } from '../contract.ts';
import {
  countUnread,
  listNotifications,
  markAllNotifications,
  markNotification,
  newestNotification,
  removeNotification,
} from './queries.ts';

/** Changes in one browser are published to the account's other browsers. */
export function notificationsRoutes(database: Database, events: Pick<Events, 'publish'>): Routes {
  const { read } = database;
  const publish = (userId: number) => {
    events.publish([userId], 'notifications');
    return undefined;
  };
  return serve(notifications, {
    list: async ({ query }, { caller }) => {
      const [page, unread] = await Promise.all([listNotifications(read, caller.id, query), countUnread(read, caller.id)]);
      return { ...page, unread };
    },
    count: async (_, { caller }) => {
      const [unread, newest] = await Promise.all([countUnread(read, caller.id), newestNotification(read, caller.id)]);
      return { unread, newest };
    },
    mark: async ({ params: { id }, body: { isRead } }, { caller }) => {
      await database.write((db) => markNotification(db, caller.id, id, isRead));
      return publish(caller.id);
    },
    markAll: async ({ body: { isRead, upTo } }, { caller }) => {
      await database.write((db) => markAllNotifications(db, caller.id, isRead, upTo));
      return publish(caller.id);
    },
    remove: async ({ params: { id } }, { caller }) => {
      await database.write((db) => removeNotification(db, caller.id, id));
      return publish(caller.id);
    },
  });
}
