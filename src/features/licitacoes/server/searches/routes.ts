import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { savedSearches, searchesTopic } from '../../savedSearches.ts';
import type { Searched } from '../list/queries.ts';
import { type Changed, createSearch, markLooked, removeSearch, restoreSearch, SEARCHES_LOCK, updateSearch } from './change.ts';
import { findSearch, listSearches } from './queries.ts';

export function savedSearchRoutes(searched: Searched, events: Pick<Events, 'publish'>): Routes {
  const { database } = searched;
  /** Commands on the server have no account, and so no searches. */
  const change = <Result>(caller: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (caller.id === 0) notFound();
    return database.write(work, SEARCHES_LOCK);
  };
  const publish = (db: Queries, caller: Caller, { owner, concernsAll }: Changed) =>
    afterCommit(db, () => events.publish(concernsAll ? 'everybody' : [owner ?? caller.id], searchesTopic));
  const find = async (id: number, caller: Caller) => (await findSearch(searched, id, caller)) ?? notFound();

  return serve(savedSearches, {
    list: async (_, { caller }) => ({ searches: await listSearches(searched, caller) }),
    create: async ({ body }, { caller, language }) => {
      const id = await change(caller, async (db) => {
        publish(db, caller, { owner: caller.id, concernsAll: body.isShared });
        return createSearch(db, body, caller, language);
      });
      return find(id, caller);
    },
    update: async ({ params: { id }, body }, { caller, language }) => {
      await change(caller, async (db) => publish(db, caller, await updateSearch(db, id, body, caller, language)));
      return undefined;
    },
    remove: async ({ params: { id } }, { caller }) => {
      await change(caller, async (db) => publish(db, caller, await removeSearch(db, id, caller)));
      return undefined;
    },
    restore: async ({ params: { id } }, { caller }) => {
      await change(caller, async (db) => publish(db, caller, await restoreSearch(db, id, caller)));
      return undefined;
    },
    look: async ({ params: { id } }, { caller }) => {
      await find(id, caller);
      await change(caller, async (db) => {
        await markLooked(db, id, caller.id);
        publish(db, caller, { owner: caller.id, concernsAll: false });
      });
      return undefined;
    },
  });
}
