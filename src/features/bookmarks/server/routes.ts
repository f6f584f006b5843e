import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { bookmarks } from '../contract.ts';
import { readBookmarks, toggleBookmark, type Viewer } from './queries.ts';

/** @param needsMetBy the needs an account meets @param events notifies the account's other browsers */
export function bookmarksRoutes(
  database: Database,
  needsMetBy: (userId: number) => Promise<Viewer['metNeeds']>,
  events: Pick<Events, 'publish'>,
): Routes {
  return serve(bookmarks, {
    read: async (_, { caller, language }) => readBookmarks(database, { id: caller.id, metNeeds: await needsMetBy(caller.id), language }),
    toggle: async ({ body }, { caller }) => {
      await toggleBookmark(database, { id: caller.id, metNeeds: await needsMetBy(caller.id) }, body.id);
      events.publish([caller.id], 'bookmarks');
      return undefined;
    },
  });
}
