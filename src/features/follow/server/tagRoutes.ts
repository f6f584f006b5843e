import { type Routes, serve } from '#kit/server/http/serve.ts';
import { followTags } from '../tags.ts';
import { requireAccount, writeLockOf } from './change.ts';
import { notifyOfDates } from './notifyDates.ts';
import type { FollowOptions } from './routes.ts';
import { tagMany } from './tagMany.ts';
import { createTag, listTags, removeTag, updateTag } from './tags.ts';

export function tagRoutes({ database, events, notices, notify }: FollowOptions): Routes {
  const publish = (userId: number) => events.publish([userId], 'follow');
  return serve(followTags, {
    listTags: async (_, { caller }) => ({ tags: await listTags(database.read, caller.id) }),
    createTag: async ({ body }, { caller, language }) => {
      const id = await database.write(async (db) => {
        await requireAccount(db, caller.id);
        return createTag(db, caller.id, body, language);
      }, writeLockOf(caller.id));
      publish(caller.id);
      return { id };
    },
    updateTag: async ({ params: { id }, body }, { caller, language }) => {
      await database.write((db) => updateTag(db, caller.id, id, body, language), writeLockOf(caller.id));
      publish(caller.id);
      return undefined;
    },
    removeTag: async ({ params: { id } }, { caller }) => {
      await database.write((db) => removeTag(db, caller.id, id), writeLockOf(caller.id));
      publish(caller.id);
      return undefined;
    },
    tagMany: async ({ body: { kind, changes } }, { caller, language }) => {
      const changed = await database.write((db) => tagMany(db, caller.id, kind, changes, language), writeLockOf(caller.id));
      publish(caller.id);
      // What is followed now has dates in the calendar.
      events.publish([caller.id], 'calendar');
      if (kind === 'licitacao' && (await notifyOfDates({ database, notify, notices }, caller.id)))
        events.publish([caller.id], 'notifications');
      return changed;
    },
  });
}
