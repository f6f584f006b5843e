// Comments on articles, oldest first.
import type {} from '#features/auth/server/tables.ts';
import { notFound, TooMany } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Comment } from '../entities.ts';
import { type Addresses, authorColumns, type Reader, toAuthor } from './posts.ts';

type CommentPage = { after?: number | undefined; limit: number };

/** Rate limit per account: enough for a discussion, too few to flood it. */
const MAX_COMMENTS = 30;
const WINDOW_MS = 600_000;

/** The comments on an article that the caller can see. */
export async function listComments(
  db: Queries,
  userId: number,
  postId: number,
  { after, limit }: CommentPage,
  images: Addresses,
): Promise<{ comments: Comment[]; hasMore: boolean }> {
  const rows = await visibleComments(db)
    .where('post_id', '=', postId)
    .$if(after !== undefined, (query) => query.where('blog_comments.id', '>', after as number))
    .orderBy('blog_comments.id')
    .limit(limit + 1)
    .execute();
  return { comments: rows.slice(0, limit).map((row) => toComment(row, userId, images)), hasMore: rows.length > limit };
}

export async function readComment(db: Queries, userId: number, id: number, images: Addresses): Promise<Comment> {
  const row = await visibleComments(db).where('blog_comments.id', '=', id).executeTakeFirst();
  return row ? toComment(row, userId, images) : notFound();
}

/** @returns its id @throws {TooMany} above the rate limit of ten minutes, which counts deleted comments as well */
export async function createComment(db: Queries, userId: number, postId: number, text: string): Promise<number> {
  const first = await db
    .selectFrom('blog_comments')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(Date.now() - WINDOW_MS).toISOString())
    .orderBy('created_at', 'desc')
    .offset(MAX_COMMENTS - 1)
    .limit(1)
    .executeTakeFirst();
  if (first) throw new TooMany(Math.max(1, Math.ceil((Date.parse(first.created_at) + WINDOW_MS - Date.now()) / 1000)));
  const comment = { post_id: postId, user_id: userId, text, created_at: new Date().toISOString() };
  const { id } = await db
    .insertInto('blog_comments')
    .values({ ...comment, removed_at: null, removed_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws {Problem} `not-found` if the user does not see the article */
export async function mustBeVisible(db: Queries, reader: Reader, postId: number) {
  const post = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'user_id', 'status'])
    .where('id', '=', postId)
    .where('removed_at', 'is', null)
    .$if(!reader.isAdmin, (query) => query.where('status', '=', 'Published'))
    .executeTakeFirst();
  return post ?? notFound();
}

/** Comments of removed accounts are hidden. */
function visibleComments(db: Queries) {
  return db
    .selectFrom('blog_comments')
    .innerJoin('users', 'users.id', 'blog_comments.user_id')
    .select(['blog_comments.id', 'blog_comments.text', 'blog_comments.created_at', ...authorColumns])
    .where('blog_comments.removed_at', 'is', null)
    .where('users.removed_at', 'is', null);
}

function toComment(
  row: Awaited<ReturnType<ReturnType<typeof visibleComments>['execute']>>[number],
  userId: number,
  images: Addresses,
): Comment {
  const { id, text, created_at } = row;
  return { id, author: toAuthor(row, images), text, created_at, isOwn: row.author_id === userId };
}
