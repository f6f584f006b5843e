// The server side of bookmarks and the page catalogue.

import type { Page } from '#kit/page.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Feature } from '#kit/server/feature.ts';
import { findPages } from './queries.ts';
import { bookmarksRoutes } from './routes.ts';
import { seedBookmarks } from './seed.ts';
import { syncPages } from './syncPages.ts';

type Ports = {
  database: Database;
  events: Pick<Events, 'publish'>;
  /** Of all features. */
  pages: readonly Page[];
  /** The needs that an account may meet. */
  findNeedsMet(userId: number): ReturnType<Parameters<typeof bookmarksRoutes>[1]>;
  isDemoMissing: NonNullable<Feature['seed']>['isMissing'];
};

export const bookmarksFeature = ({ database, events, pages, findNeedsMet, isDemoMissing }: Ports): Feature => ({
  routes: { bookmarks: bookmarksRoutes(database, findNeedsMet, events) },
  prepare: (db) => syncPages(db, pages),
  searchSources: {
    pages: async (asked, { caller: { id }, language }) => findPages(database, { id, metNeeds: await findNeedsMet(id), language }, asked),
  },
  seed: { isMissing: isDemoMissing, fill: (db, { emails }) => seedBookmarks(db, emails) },
});
