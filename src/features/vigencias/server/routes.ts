import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { vigencias } from '../contract.ts';
import { isWatched, unwatch, watch } from './watch.ts';

export type VigenciasOptions = { database: Database; events: Pick<Events, 'publish'> };

export function vigenciasRoutes({ database, events }: VigenciasOptions): Routes {
  /** Updates other browsers of the account, and its calendar. */
  const publish = (userId: number) => {
    events.publish([userId], 'vigencias');
    events.publish([userId], 'calendar');
  };
  return serve(vigencias, {
    show: async ({ params: { kind, item } }, { caller }) => ({ acompanhada: await isWatched(database.read, caller.id, kind, item) }),
    watch: async ({ params: { kind, item } }, { caller }) => {
      await database.write((db) => watch(db, caller.id, kind, item));
      publish(caller.id);
      return undefined;
    },
    unwatch: async ({ params: { kind, item } }, { caller }) => {
      await database.write((db) => unwatch(db, caller.id, kind, item));
      publish(caller.id);
      return undefined;
    },
  });
}
