import type { FastifyRequest } from 'fastify';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { throttle } from '#kit/server/events/throttle.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { Images } from '#kit/server/images.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { removeOwn, restoreOwn } from '#kit/server/rows/ownRemoval.ts';
import { profile } from '../contract.ts';
import { addComment, likeComment, listComments, readComment } from './comments.ts';
import { readProfileData } from './data.ts';
import { befriend, listFriends, listRequests, listSuggestions, unfriend } from './friends.ts';
import { favoriteNews, favoritePage, listNews, listPages } from './pages.ts';
import { nameOf, people } from './people.ts';
import { addPhoto, listPhotos } from './photos.ts';
import { addPoll, closePoll, distinctOptions, listPolls, readPoll, vote } from './polls.ts';
import { addPost, editPost, likePost, listPosts, readPost } from './posts.ts';
import { putCover, readProfile, removeCover } from './profile.ts';
import { mustNotExceedWriteRate } from './rateLimit.ts';

/** Notifies accounts, in the transaction of the change. */
export type Notify = (
  db: Queries,
  notification: { userIds: readonly number[]; kind: string; data: object; about: string },
) => Promise<void>;

/** What admins do with others' posts and comments, and with polls, is logged. */
type ModerationKind = `${'post' | 'comment'}${'Removed' | 'Restored'}` | `poll${'Added' | 'Closed' | 'Reopened' | 'Removed' | 'Restored'}`;

/** Likes and votes are published to everybody at most this often, since all open pages refetch. */
const COUNTS_PAUSE_MS = 20_000;

const writtenTables = { post: 'feed_posts', comment: 'feed_comments' } as const;
type WrittenType = keyof typeof writtenTables;

export type ProfileOptions = {
  database: Database;
  images: Images;
  record: RecordAuditEntry<ModerationKind>;
  notify: Notify;
  events: Pick<Events, 'publish'>;
};

export function profileRoutes({ database, images, record, notify, events }: ProfileOptions): Routes {
  const { read } = database;
  const publishToAll = () => {
    events.publish('everybody', 'profile');
    return undefined;
  };
  const publishTo = (...userIds: number[]) => {
    events.publish(userIds, 'profile');
    return undefined;
  };

  const counts = throttle<'counts'>(() => COUNTS_PAUSE_MS, publishToAll);
  /** The user who changed them sees it immediately in all their browsers. */
  const publishCounts = (userId: number) => {
    counts.push('counts');
    return publishTo(userId);
  };

  /** Writes for an account. Commands on this machine have none, so they get `not-found`. */
  const change = <Result>(caller: Caller, work: (db: Queries) => Promise<Result>, turn?: string): Promise<Result> => {
    if (caller.id === 0) notFound();
    return database.write(work, turn);
  };

  const logRemoval = async (
    db: Queries,
    request: FastifyRequest,
    type: WrittenType,
    id: number,
    kind: 'Removed' | 'Restored',
    authorId: number,
  ) => {
    const author = await db.selectFrom('users').select(['full_name', 'username']).where('id', '=', authorId).executeTakeFirst();
    await record(db, request, { kind: `${type}${kind}`, subject: { type, id, name: author ? nameOf(author) : '' } });
  };
  const removeWritten = async (type: WrittenType, id: number, caller: Caller, request: FastifyRequest) => {
    await change(caller, async (db) => {
      const authorId = await removeOwn(db, writtenTables[type], id, { id: caller.id, anyOwner: caller.isAdmin });
      if (authorId !== null && authorId !== caller.id) await logRemoval(db, request, type, id, 'Removed', authorId);
    });
    return publishToAll();
  };
  const restoreWritten = async (type: WrittenType, id: number, caller: Caller, request: FastifyRequest) => {
    await change(caller, async (db) => {
      const { authorId, isNew } = await restoreOwn(db, writtenTables[type], id, caller.id);
      if (isNew && authorId !== null && authorId !== caller.id) await logRemoval(db, request, type, id, 'Restored', authorId);
    });
    return publishToAll();
  };

  /** Changes a poll and logs it. */
  const changePoll = async (
    { caller, request }: { caller: Caller; request: FastifyRequest },
    kind: Extract<ModerationKind, `poll${string}`>,
    work: (db: Queries) => Promise<number | undefined>,
  ) => {
    const pollId = await change(caller, async (db) => {
      const id = await work(db);
      if (id === undefined) return undefined;
      const { question } = await db.selectFrom('polls').select('question').where('id', '=', id).executeTakeFirstOrThrow();
      await record(db, request, { kind, subject: { type: 'poll', id, name: question } });
      return id;
    });
    publishToAll();
    return pollId;
  };

  return serve(profile, {
    data: (_, { caller, language }) => readProfileData(read, caller.id, language, images),
    read: (_, { caller }) => readProfile(read, caller.id, images),
    putCover: async ({ body }, { caller }) => {
      const image = await images.prepare(body, 'cover', caller.id);
      // Two simultaneous uploads would each leave an unused picture.
      const cover = await change(caller, (db) => putCover(db, caller.id, image, images), `cover ${caller.id}`);
      publishTo(caller.id);
      return { cover: images.addressOf(cover) };
    },
    removeCover: async (_, { caller }) => {
      await change(caller, (db) => removeCover(db, caller.id, images), `cover ${caller.id}`);
      return publishTo(caller.id);
    },
    listPosts: ({ query }, { caller }) => listPosts(read, caller.id, query, images),
    addPost: async ({ body }, { caller }) => {
      const id = await change(caller, async (db) => {
        await mustNotExceedWriteRate(db, 'feed_posts', caller.id);
        return addPost(db, caller.id, body);
      });
      publishToAll();
      return readPost(read, caller.id, id, images);
    },
    editPost: async ({ params: { id }, body: { text } }, { caller }) => {
      await change(caller, (db) => editPost(db, caller.id, id, text));
      return publishToAll();
    },
    removePost: ({ params: { id } }, { caller, request }) => removeWritten('post', id, caller, request),
    restorePost: ({ params: { id } }, { caller, request }) => restoreWritten('post', id, caller, request),
    likePost: async ({ params: { id }, body: { youLiked } }, { caller }) => {
      await change(caller, (db) => likePost(db, caller.id, id, youLiked));
      return publishCounts(caller.id);
    },
    listComments: ({ params: { id }, query }, { caller }) => listComments(read, caller.id, id, query, images),
    addComment: async ({ params: { id }, body: { text } }, { caller }) => {
      const commentId = await change(caller, async (db) => {
        await mustNotExceedWriteRate(db, 'feed_comments', caller.id);
        return addComment(db, caller.id, id, text);
      });
      publishToAll();
      return readComment(read, caller.id, commentId, images);
    },
    removeComment: ({ params: { id } }, { caller, request }) => removeWritten('comment', id, caller, request),
    restoreComment: ({ params: { id } }, { caller, request }) => restoreWritten('comment', id, caller, request),
    likeComment: async ({ params: { id }, body: { youLiked } }, { caller }) => {
      await change(caller, (db) => likeComment(db, caller.id, id, youLiked));
      return publishCounts(caller.id);
    },
    listPhotos: ({ query }, { caller }) => listPhotos(read, caller.id, query, images),
    addPhoto: async ({ body }, { caller }) => {
      await mustNotExceedWriteRate(read, 'profile_photos', caller.id);
      const image = await images.prepare(body, 'photo', caller.id);
      const photo = await change(caller, (db) => addPhoto(db, caller.id, image, images));
      publishTo(caller.id);
      return photo;
    },
    removePhoto: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => removeOwn(db, 'profile_photos', id, { id: caller.id, anyOwner: false }));
      return publishToAll();
    },
    restorePhoto: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => restoreOwn(db, 'profile_photos', id, caller.id));
      return publishToAll();
    },
    listPolls: async (_, { caller }) => ({ polls: await listPolls(read, caller.id, images) }),
    vote: async ({ params: { id }, body: { optionId } }, { caller }) => {
      await change(caller, (db) => vote(db, caller.id, id, optionId));
      return publishCounts(caller.id);
    },
    addPoll: async ({ body }, context) => {
      const options = distinctOptions(body.options, context.language);
      const id = await changePoll(context, 'pollAdded', (db) => addPoll(db, context.caller.id, { ...body, options }));
      return readPoll(read, context.caller.id, id as number, images);
    },
    closePoll: async ({ params: { id }, body: { isClosed } }, context) => {
      await changePoll(context, isClosed ? 'pollClosed' : 'pollReopened', async (db) =>
        (await closePoll(db, id, isClosed)) ? id : undefined,
      );
      return undefined;
    },
    removePoll: async ({ params: { id } }, context) => {
      await changePoll(context, 'pollRemoved', async (db) => {
        await removeOwn(db, 'polls', id, { id: context.caller.id, anyOwner: true });
        return id;
      });
      return undefined;
    },
    restorePoll: async ({ params: { id } }, context) => {
      await changePoll(context, 'pollRestored', async (db) =>
        (await restoreOwn(db, 'polls', id, context.caller.id)).isNew ? id : undefined,
      );
      return undefined;
    },
    listFriends: ({ query }, { caller }) => listFriends(read, caller.id, query, images),
    listRequests: (_, { caller }) => listRequests(read, caller.id, images),
    befriend: async ({ params: { id } }, { caller }) => {
      const { areFriends, isNew } = await change(
        caller,
        async (db) => {
          const befriended = await befriend(db, caller.id, id);
          if (!befriended.isNew) return befriended;
          const self = await people(db).where('users.id', '=', caller.id).executeTakeFirst();
          const kind = befriended.areFriends ? 'profile.friendAccepted' : 'profile.friendAsked';
          // Asking again after a withdrawn request sends no second notification.
          await notify(db, { userIds: [id], kind, data: { name: self ? nameOf(self) : '' }, about: String(caller.id) });
          return befriended;
        },
        'friends',
      );
      if (isNew) events.publish([id], 'notifications');
      publishTo(caller.id, id);
      return { areFriends };
    },
    unfriend: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => unfriend(db, caller.id, id), 'friends');
      return publishTo(caller.id, id);
    },
    suggestions: async (_, { caller }) => ({ people: await listSuggestions(read, caller.id, 6, images) }),
    pages: async (_, { caller }) => ({ pages: await listPages(read, caller.id) }),
    favoritePage: async ({ params: { id }, body: { favorite } }, { caller }) => {
      await change(caller, (db) => favoritePage(db, caller.id, id, favorite));
      return publishTo(caller.id);
    },
    news: async (_, { caller }) => ({ news: await listNews(read, caller.id) }),
    favoriteNews: async ({ params: { id }, body: { favorite } }, { caller }) => {
      await change(caller, (db) => favoriteNews(db, caller.id, id, favorite));
      return publishTo(caller.id);
    },
  });
}
