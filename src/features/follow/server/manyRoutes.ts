import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { FollowKind, Stage } from '../contract.ts';
import { followMany } from '../many.ts';
import { followTags } from '../tags.ts';
import { requireAccount, writeLockOf } from './change.ts';
import { refuseBadDays, saveFollows } from './changeMany.ts';
import { notifyOfDates } from './notifyDates.ts';
import { keepEnded } from './offerFollows.ts';
import type { FollowOptions } from './routes.ts';
import { tagMany } from './tagMany.ts';
import { createTag, listTags, removeTag, updateTag } from './tags.ts';

const idOf = ({ item }: { item: number }) => item;
/** Dates are not told at these stages. */
const isOver = (stage: Stage) => stage === 'won' || stage === 'lost';

/** Tags, and changes of many follows. */
export function manyRoutes({ database, events, notices, notify, retract, findBidders }: FollowOptions): Routes {
  const publish = (userId: number) => events.publish([userId], 'follow');
  /** What is followed now has dates in the calendar, which may be near; what the bell told of follows that are undone is gone. */
  const publishMany = async (userId: number, kind: FollowKind, begun: readonly number[]) => {
    publish(userId);
    events.publish([userId], 'calendar');
    // Not of what was followed before: undoing would not take that back.
    if (kind === 'licitacao' && begun.length > 0) await notifyOfDates({ database, notify, notices }, userId, begun);
    events.publish([userId], 'notifications');
  };
  return serve(
    { ...followTags, ...followMany },
    {
      putMany: async ({ body: { kind, changes, keeps } }, { caller, language }) => {
        refuseBadDays(changes, language);
        const ended = changes.filter(({ stage }) => stage === null).map(idOf);
        const changed = await database.write(async (db) => {
          if (kind === 'licitacao') await keepEnded(db, findBidders, caller.id, ended);
          return saveFollows(db, retract, caller.id, kind, changes, keeps);
        }, writeLockOf(caller.id));
        const begun = changed.before.filter(({ stage }) => stage === null || isOver(stage));
        await publishMany(caller.id, kind, begun.map(idOf));
        return changed;
      },
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
        const changed = await database.write((db) => tagMany(db, retract, caller.id, kind, changes, language), writeLockOf(caller.id));
        await publishMany(caller.id, kind, changed.before.filter(({ unfollow }) => unfollow).map(idOf));
        return changed;
      },
    },
  );
}
