import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { seguidos } from '../../seguidos.ts';
import { follow, listSeguidos, type Retract, unfollow } from './follow.ts';

export function seguidosRoutes(database: Database, events: Pick<Events, 'publish'>, retract: Retract): Routes {
  return serve(seguidos, {
    listSeguidos: async (_, { caller }) => ({ seguidos: await listSeguidos(database.read, caller.id) }),
    follow: async ({ params, body: { silenciado } }, { caller }) => {
      await database.write((db) => follow(db, caller.id, params, silenciado));
      events.publish([caller.id], 'seguidos');
      return undefined;
    },
    unfollow: async ({ params }, { caller }) => {
      await database.write((db) => unfollow(db, retract, caller.id, params));
      for (const topic of ['seguidos', 'notifications']) events.publish([caller.id], topic);
      return undefined;
    },
  });
}
