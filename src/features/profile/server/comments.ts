// The comments on a post, the oldest first.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Comment } from '../entities.ts';
import { type Addresses, personColumns, removedPeople, toPerson } from './people.ts';
import { mustBeShown } from './posts.ts';
import { topPerGroup } from './topPerGroup.ts';

type PageQuery = { after?: number | undefined; limit: number };

/** @throws {Problem} `not-found` if the post does not exist */
export async function listComments(
  db: Queries,
  userId: number,
  postId: number,
  { after, limit }: PageQuery,
  images: Addresses,
): Promise<{ comments: Comment[]; hasMore: boolean }> {
  await mustBeShown(db, postId);
  const rows = await shownComments(db)
    .where('post_id', '=', postId)
    .$if(after !== undefined, (query) => query.where('feed_comments.id', '>', after as number))
    .orderBy('feed_comments.id')
    .limit(limit + 1)
    .execute();
  return { comments: await withLikes(db, userId, rows.slice(0, limit), images), hasMore: rows.length > limit };
}

export async function readComment(db: Queries, userId: number, id: number, images: Addresses): Promise<Comment> {
  const rows = await shownComments(db).where('feed_comments.id', '=', id).execute();
  const [comment] = await withLikes(db, userId, rows, images);
  return comment ?? notFound();
}

/** The first `most` comments of each post. @returns them with their post's id */
export async function firstComments(
  db: Queries,
  userId: number,
  postIds: readonly number[],
  most: number,
  images: Addresses,
): Promise<(Comment & { postId: number })[]> {
  const rows = await topPerGroup(db, postIds, (id) => shownComments(db).where('post_id', '=', id).orderBy('feed_comments.id').limit(most));
  const comments = await withLikes(db, userId, rows, images);
  return comments.map((comment, index) => ({ ...comment, postId: rows[index]?.post_id as number }));
}

type CommentRow = Awaited<ReturnType<ReturnType<typeof shownComments>['execute']>>[number];

function shownComments(db: Queries) {
  return db
    .selectFrom('feed_comments')
    .innerJoin('users', 'users.id', 'feed_comments.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['feed_comments.id', 'feed_comments.post_id', 'feed_comments.text', 'feed_comments.created_at'])
    .select(personColumns)
    .where('feed_comments.removed_at', 'is', null)
    .where('users.removed_at', 'is', null);
}

async function withLikes(db: Queries, userId: number, rows: readonly CommentRow[], images: Addresses): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const likes = db.selectFrom('feed_comment_likes').where('comment_id', 'in', ids);
  const [counts, own] = await Promise.all([
    likes
      .select(({ fn }) => ['comment_id', fn.countAll<number>().as('count')])
      .where('user_id', 'not in', removedPeople(db))
      .groupBy('comment_id')
      .execute(),
    likes.select('comment_id').where('user_id', '=', userId).execute(),
  ]);
  return rows.map((row) => ({
    id: row.id,
    author: toPerson(row, images),
    text: row.text,
    created_at: row.created_at,
    isOwn: row.person_id === userId,
    likes: counts.find(({ comment_id }) => comment_id === row.id)?.count ?? 0,
    youLiked: own.some(({ comment_id }) => comment_id === row.id),
  }));
}

/** @returns its id @throws {Problem} `not-found` if the post does not exist */
export async function addComment(db: Queries, userId: number, postId: number, text: string): Promise<number> {
  await mustBeShown(db, postId);
  const { id } = await db
    .insertInto('feed_comments')
    .values({
      post_id: postId,
      user_id: userId,
      text: text.trim(),
      created_at: new Date().toISOString(),
      removed_at: null,
      removed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Idempotent. @throws {Problem} `not-found` if the comment or its post does not exist */
export async function likeComment(db: Queries, userId: number, id: number, youLiked: boolean): Promise<void> {
  const comment = await shownComments(db).where('feed_comments.id', '=', id).executeTakeFirst();
  if (!comment) notFound();
  await mustBeShown(db, comment.post_id);
  if (!youLiked) await db.deleteFrom('feed_comment_likes').where('comment_id', '=', id).where('user_id', '=', userId).execute();
  else
    await db
      .insertInto('feed_comment_likes')
      .values({ comment_id: id, user_id: userId })
      .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doNothing())
      .execute();
}
