// The feed: all users' posts, the newest first, with likes and the number of comments.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Post } from '../entities.ts';
import { type Addresses, personColumns, removedPeople, toPerson } from './people.ts';
import { topPerGroup } from './topPerGroup.ts';

/** How many of the users who like a post are shown. */
const LIKERS = 5;

export async function listPosts(
  db: Queries,
  userId: number,
  { before, limit }: { before?: number | undefined; limit: number },
  images: Addresses,
): Promise<{ posts: Post[]; hasMore: boolean }> {
  const rows = await shownPosts(db)
    .$if(before !== undefined, (query) => query.where('feed_posts.id', '<', before as number))
    .orderBy('feed_posts.id', 'desc')
    // One more than shown, to know whether there are more.
    .limit(limit + 1)
    .execute();
  return { posts: await withReactions(db, userId, rows.slice(0, limit), images), hasMore: rows.length > limit };
}

export async function readPost(db: Queries, userId: number, id: number, images: Addresses): Promise<Post> {
  const rows = await shownPosts(db).where('feed_posts.id', '=', id).execute();
  const [post] = await withReactions(db, userId, rows, images);
  return post ?? notFound();
}

/** @throws {Problem} `not-found` if the post does not exist, or it or its author was removed */
export async function mustBeShown(db: Queries, postId: number): Promise<void> {
  if (!(await shownPosts(db).where('feed_posts.id', '=', postId).executeTakeFirst())) notFound();
}

type PostRow = Awaited<ReturnType<ReturnType<typeof shownPosts>['execute']>>[number];

function shownPosts(db: Queries) {
  return db
    .selectFrom('feed_posts')
    .innerJoin('users', 'users.id', 'feed_posts.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('profile_photos', (join) =>
      join.onRef('profile_photos.id', '=', 'feed_posts.photo_id').on('profile_photos.removed_at', 'is', null),
    )
    .select(['feed_posts.id', 'feed_posts.text', 'feed_posts.created_at', 'feed_posts.edited_at', 'profile_photos.image_id'])
    .select(personColumns)
    .where('feed_posts.removed_at', 'is', null)
    .where('users.removed_at', 'is', null);
}

/** One query per kind of data, for all posts together. */
async function withReactions(db: Queries, userId: number, rows: readonly PostRow[], images: Addresses): Promise<Post[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [likes, own, likers, comments] = await Promise.all([
    likesOf(db, ids),
    db.selectFrom('feed_likes').select('post_id').where('post_id', 'in', ids).where('user_id', '=', userId).execute(),
    likersOf(db, ids),
    commentsOf(db, ids),
  ]);
  const countOf = (counts: { post_id: number; count: number }[], id: number) => counts.find(({ post_id }) => post_id === id)?.count ?? 0;
  return rows.map((row) => ({
    id: row.id,
    author: toPerson(row, images),
    text: row.text,
    photo: images.addressOf(row.image_id),
    created_at: row.created_at,
    edited_at: row.edited_at,
    isOwn: row.person_id === userId,
    likes: countOf(likes, row.id),
    youLiked: own.some(({ post_id }) => post_id === row.id),
    likedBy: likers.filter(({ post_id }) => post_id === row.id).map((liker) => toPerson(liker, images)),
    comments: countOf(comments, row.id),
  }));
}

function likesOf(db: Queries, ids: readonly number[]) {
  return db
    .selectFrom('feed_likes')
    .select(({ fn }) => ['post_id', fn.countAll<number>().as('count')])
    .where('post_id', 'in', ids)
    .where('user_id', 'not in', removedPeople(db))
    .groupBy('post_id')
    .execute();
}

/** The latest likes of each post. */
function likersOf(db: Queries, ids: readonly number[]) {
  return topPerGroup(db, ids, (id) =>
    db
      .selectFrom('feed_likes')
      .innerJoin('users', 'users.id', 'feed_likes.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns)
      .select(['feed_likes.post_id', 'feed_likes.created_at as at'])
      .where('feed_likes.post_id', '=', id)
      .where('users.removed_at', 'is', null)
      .orderBy('feed_likes.created_at', 'desc')
      .orderBy('feed_likes.user_id')
      .limit(LIKERS),
  );
}

function commentsOf(db: Queries, ids: readonly number[]) {
  return db
    .selectFrom('feed_comments')
    .select(({ fn }) => ['post_id', fn.countAll<number>().as('count')])
    .where('post_id', 'in', ids)
    .where('removed_at', 'is', null)
    .where('user_id', 'not in', removedPeople(db))
    .groupBy('post_id')
    .execute();
}

/** @returns its id @throws {Problem} `not-found` if the account has no such photo, or for a command without account */
export async function addPost(
  db: Queries,
  userId: number,
  { text, photoId }: { text: string; photoId?: number | undefined },
): Promise<number> {
  if (photoId !== undefined) {
    const photo = await db
      .selectFrom('profile_photos')
      .select('id')
      .where('id', '=', photoId)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!photo) notFound();
  }
  const { id } = await db
    .insertInto('feed_posts')
    .values({
      user_id: userId,
      text: text.trim(),
      photo_id: photoId ?? null,
      created_at: new Date().toISOString(),
      edited_at: null,
      removed_at: null,
      removed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws {Problem} `not-found` if the account has no such post */
export async function editPost(db: Queries, userId: number, id: number, text: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('feed_posts')
    .set({ text: text.trim(), edited_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

/** Idempotent. @throws {Problem} `not-found` if the post does not exist */
export async function likePost(db: Queries, userId: number, postId: number, youLiked: boolean): Promise<void> {
  await mustBeShown(db, postId);
  if (!youLiked) await db.deleteFrom('feed_likes').where('post_id', '=', postId).where('user_id', '=', userId).execute();
  else
    await db
      .insertInto('feed_likes')
      .values({ post_id: postId, user_id: userId, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
      .execute();
}
