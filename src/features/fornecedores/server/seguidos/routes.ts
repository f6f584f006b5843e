import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { seguidos } from '../../seguidos.ts';
import { follow, listSeguidos, refuseBadDay, type SetAside, unfollow } from './follow.ts';

export function seguidosRoutes(database: Database, events: Pick<Events, 'publish'>, setAside: SetAside): Routes {
  return serve(seguidos, {
    listSeguidos: async (_, { caller }) => ({ seguidos: await listSeguidos(database.read, caller.id) }),
    follow: async ({ params, body }, { caller, language }) => {
      refuseBadDay(body.since, language);
      await database.write((db) => follow(db, setAside, caller.id, params, body));
      for (const topic of body.since ? ['seguidos', 'notifications'] : ['seguidos']) events.publish([caller.id], topic);
      return undefined;
    },
    unfollow: async ({ params }, { caller }) => {
      await database.write((db) => unfollow(db, setAside, caller.id, params));
      for (const topic of ['seguidos', 'notifications']) events.publish([caller.id], topic);
      return undefined;
    },
  });
}
