import type { FastifyRequest } from 'fastify';
import { notFound } from '#kit/errors.ts';
import type { RecordHappening } from '#kit/server/audit.ts';
import type { Caller } from '#kit/server/caller.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events.ts';
import type { Images } from '#kit/server/images.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { profile } from '../contract.ts';
import { addComment, likeComment, listComments, readComment } from './comments.ts';
import { readProfileData } from './data.ts';
import { befriend, listFriends, listRequests, listSuggestions, unfriend } from './friends.ts';
import { favoriteNews, favoritePage, listNews, listPages } from './pages.ts';
import { people } from './people.ts';
import { addPhoto, listPhotos } from './photos.ts';
import { addPoll, closePoll, listPolls, readPoll, vote } from './polls.ts';
import { addPost, editPost, likePost, listPosts, readPost } from './posts.ts';
import { putCover, readProfile, removeCover } from './profile.ts';
import { remove, restore } from './removal.ts';

/** Tells accounts of something, in the transaction in which it happens. */
export type Notify = (db: Queries, news: { userIds: readonly number[]; kind: string; data: object; about: string }) => Promise<void>;

export type ProfileOptions = {
  database: Database;
  images: Images;
  record: RecordHappening<'postRemoved'>;
  notify: Notify;
  events: Pick<Events, 'tell'>;
};

export function profileRoutes({ database, images, record, notify, events }: ProfileOptions): Routes {
  const { read } = database;
  const tellAll = () => {
    events.tell('everybody', 'profile');
    return undefined;
  };
  const tell = (...userIds: number[]) => {
    events.tell(userIds, 'profile');
    return undefined;
  };

  /** Changes what belongs to an account. Commands of this machine call without one: whoever has none has nothing here. */
  const change = <Result>(caller: Caller, work: (db: Queries) => Promise<Result>, turn?: string): Promise<Result> => {
    if (caller.id === 0) notFound();
    return database.write(work, turn);
  };

  /** An admin who removes what somebody else wrote does so on record. */
  const removeWritten = async (table: 'feed_posts' | 'feed_comments', id: number, caller: Caller, request: FastifyRequest) => {
    await change(caller, async (db) => {
      const authorId = await remove(db, table, id, { id: caller.id, anybodys: caller.isAdmin });
      if (authorId !== caller.id) {
        const author = await db.selectFrom('users').select('full_name').where('id', '=', authorId).executeTakeFirst();
        const type = table === 'feed_posts' ? 'post' : 'comment';
        await record(db, request, { kind: 'postRemoved', subject: { type, id, name: author?.full_name ?? '' } });
      }
    });
    return tellAll();
  };

  return serve(profile, {
    data: (_, { caller, language }) => readProfileData(read, caller.id, language, images),
    read: (_, { caller }) => readProfile(read, caller.id, images),
    putCover: async ({ body }, { caller }) => {
      const image = await images.prepare(body, 'cover');
      const cover = await change(caller, (db) => putCover(db, caller.id, image, images));
      tell(caller.id);
      return { cover: images.addressOf(cover) };
    },
    removeCover: async (_, { caller }) => {
      await change(caller, (db) => removeCover(db, caller.id, images));
      return tell(caller.id);
    },
    listPosts: ({ query }, { caller }) => listPosts(read, caller.id, query, images),
    addPost: async ({ body }, { caller }) => {
      const id = await change(caller, (db) => addPost(db, caller.id, body));
      tellAll();
      return readPost(read, caller.id, id, images);
    },
    editPost: async ({ params: { id }, body: { text } }, { caller }) => {
      await change(caller, (db) => editPost(db, caller.id, id, text));
      return tellAll();
    },
    removePost: ({ params: { id } }, { caller, request }) => removeWritten('feed_posts', id, caller, request),
    restorePost: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => restore(db, 'feed_posts', id, caller.id));
      return tellAll();
    },
    likePost: async ({ params: { id }, body: { youLiked } }, { caller }) => {
      await change(caller, (db) => likePost(db, caller.id, id, youLiked));
      return tellAll();
    },
    listComments: ({ params: { id }, query }, { caller }) => listComments(read, caller.id, id, query, images),
    addComment: async ({ params: { id }, body: { text } }, { caller }) => {
      const commentId = await change(caller, (db) => addComment(db, caller.id, id, text));
      tellAll();
      return readComment(read, caller.id, commentId, images);
    },
    removeComment: ({ params: { id } }, { caller, request }) => removeWritten('feed_comments', id, caller, request),
    restoreComment: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => restore(db, 'feed_comments', id, caller.id));
      return tellAll();
    },
    likeComment: async ({ params: { id }, body: { youLiked } }, { caller }) => {
      await change(caller, (db) => likeComment(db, caller.id, id, youLiked));
      return tellAll();
    },
    listPhotos: ({ query }, { caller }) => listPhotos(read, caller.id, query, images),
    addPhoto: async ({ body }, { caller }) => {
      const image = await images.prepare(body, 'photo');
      const photo = await change(caller, (db) => addPhoto(db, caller.id, image, images));
      tell(caller.id);
      return photo;
    },
    removePhoto: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => remove(db, 'profile_photos', id, { id: caller.id, anybodys: false }));
      return tellAll();
    },
    restorePhoto: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => restore(db, 'profile_photos', id, caller.id));
      return tellAll();
    },
    listPolls: async (_, { caller }) => ({ polls: await listPolls(read, caller.id, images) }),
    vote: async ({ params: { id }, body: { optionId } }, { caller }) => {
      await change(caller, (db) => vote(db, caller.id, id, optionId));
      return tellAll();
    },
    addPoll: async ({ body }, { caller }) => {
      const id = await change(caller, (db) => addPoll(db, caller.id, body));
      tellAll();
      return readPoll(read, caller.id, id, images);
    },
    closePoll: async ({ params: { id }, body: { isClosed } }) => {
      await database.write((db) => closePoll(db, id, isClosed));
      return tellAll();
    },
    removePoll: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => remove(db, 'polls', id, { id: caller.id, anybodys: true }));
      return tellAll();
    },
    restorePoll: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => restore(db, 'polls', id, caller.id));
      return tellAll();
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
          // Whoever asks, takes it back and asks again is heard of once.
          await notify(db, { userIds: [id], kind, data: { name: self?.full_name ?? '' }, about: String(caller.id) });
          return befriended;
        },
        'friends',
      );
      if (isNew) events.tell([id], 'notifications');
      tell(caller.id, id);
      return { areFriends };
    },
    unfriend: async ({ params: { id } }, { caller }) => {
      await change(caller, (db) => unfriend(db, caller.id, id), 'friends');
      return tell(caller.id, id);
    },
    suggestions: async (_, { caller }) => ({ people: await listSuggestions(read, caller.id, 6, images) }),
    pages: async (_, { caller }) => ({ pages: await listPages(read, caller.id) }),
    favoritePage: async ({ params: { id }, body: { favorite } }, { caller }) => {
      await change(caller, (db) => favoritePage(db, caller.id, id, favorite));
      return tell(caller.id);
    },
    news: async (_, { caller }) => ({ news: await listNews(read, caller.id) }),
    favoriteNews: async ({ params: { id }, body: { favorite } }, { caller }) => {
      await change(caller, (db) => favoriteNews(db, caller.id, id, favorite));
      return tell(caller.id);
    },
  });
}
