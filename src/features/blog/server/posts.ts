// Reads articles: the list, one with its neighbours, and the sidebar.
import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import {
  type Author,
  addressOfDrawing,
  type Category,
  categories,
  type ListedPost,
  type Post,
  type PostLink,
  type Status,
} from '../entities.ts';
import type {} from './tables.ts';

export type Addresses = Pick<Images, 'addressOf'>;
/** The user: admins also see unpublished articles. */
export type Reader = { id: number; isAdmin: boolean };
export type PostFilter = { q?: string; tag?: string; category?: string; status?: Status | ''; bookmarked?: boolean };

const MAX_TAGS = 20;
const MAX_RELATED = 3;

/** The articles that the user can see. */
function visiblePosts(db: Queries, reader: Reader) {
  return db
    .selectFrom('blog_posts')
    .where('blog_posts.removed_at', 'is', null)
    .$if(!reader.isAdmin, (query) => query.where('blog_posts.status', '=', 'Published'));
}

function filteredPosts(db: Queries, reader: Reader, { q = '', tag = '', category = '', status = '', bookmarked = false }: PostFilter) {
  const labelled = (kind: 'category' | 'tag', key: string) =>
    db.selectFrom('blog_labels').select('post_id').where('kind', '=', kind).where('label_key', '=', key);
  const words = q.split(/\s+/).map(likePart).filter(Boolean);
  let query = visiblePosts(db, reader)
    .$if(status !== '', (it) => it.where('blog_posts.status', '=', status as Status))
    .$if(tag !== '', (it) => it.where('blog_posts.id', 'in', labelled('tag', fold(tag))))
    .$if(category !== '', (it) => it.where('blog_posts.id', 'in', labelled('category', category)))
    .$if(bookmarked, (it) =>
      it.where('blog_posts.id', 'in', (of) => of.selectFrom('blog_bookmarks').select('post_id').where('user_id', '=', reader.id)),
    );
  for (const word of words) query = query.where(({ ref }) => isLike(ref('blog_posts.busca'), `%${word}%`));
  return query;
}

export async function listPosts(
  db: Queries,
  reader: Reader,
  filter: PostFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
  images: Addresses,
): Promise<ListedPost[]> {
  const rows = await selectListed(filteredPosts(db, reader, filter), reader)
    .orderBy('shown_at', 'desc')
    .orderBy('blog_posts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return withLabels(db, rows, images);
}

export async function countPosts(db: Queries, reader: Reader, filter: PostFilter): Promise<number> {
  const { count } = await filteredPosts(db, reader, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws {Problem} `not-found` if the user does not see it */
export async function findPost(db: Queries, reader: Reader, id: number, images: Addresses): Promise<Post> {
  const row = await selectListed(visiblePosts(db, reader), reader)
    .select(['content', 'updated_at'])
    .where('blog_posts.id', '=', id)
    .executeTakeFirst();
  if (!row) return notFound();
  const [post] = await withLabels(db, [row], images);
  return post ? { ...post, content: row.content, updated_at: row.updated_at } : notFound();
}

/** @throws {Problem} `not-found` if nothing is published */
export async function newestId(db: Queries): Promise<number> {
  const newest = await published(db).select('id').orderBy('shown_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.id ?? notFound();
}

function published(db: Queries) {
  return db.selectFrom('blog_posts').where('removed_at', 'is', null).where('status', '=', 'Published');
}

const linkColumns = ['blog_posts.id', 'title', 'drawing', 'image_id', 'shown_at'] as const;
type LinkRow = Pick<PostLink, 'id' | 'title' | 'shown_at'> & Pictured;
type Pictured = { drawing: string; image_id: string | null };

function toLink({ id, title, shown_at, ...row }: LinkRow, images: Addresses): PostLink {
  return { id, title, img: pictureOf(row, images), shown_at };
}

/** @param most maximum number */
export async function newestPosts(db: Queries, most: number, images: Addresses): Promise<PostLink[]> {
  const rows = await published(db).select(linkColumns).orderBy('shown_at', 'desc').orderBy('id', 'desc').limit(most).execute();
  return rows.map((row) => toLink(row, images));
}

/** The previous and next article, and those with the most tags and categories in common. */
export async function findNeighbours(
  db: Queries,
  { id, shown_at }: Pick<Post, 'id' | 'shown_at'>,
  images: Addresses,
): Promise<{ older: PostLink[]; newer: PostLink[]; related: PostLink[] }> {
  const links = published(db).select(linkColumns).where('blog_posts.id', '<>', id);
  const neighbour = (sign: '<' | '>', order: 'asc' | 'desc') =>
    links
      .where(({ or, and, eb }) => or([eb('shown_at', sign, shown_at), and([eb('shown_at', '=', shown_at), eb('blog_posts.id', sign, id)])]))
      .orderBy('shown_at', order)
      .orderBy('blog_posts.id', order)
      .limit(1)
      .execute();
  const alike = db
    .selectFrom('blog_labels as shared')
    .innerJoin('blog_labels as own', (join) =>
      join.onRef('own.kind', '=', 'shared.kind').onRef('own.label_key', '=', 'shared.label_key').on('own.post_id', '=', id),
    )
    .select(({ fn }) => ['shared.post_id', fn.countAll<number>().as('common')])
    .groupBy('shared.post_id')
    .as('alike');
  const [older, newer, related] = await Promise.all([
    neighbour('<', 'desc'),
    neighbour('>', 'asc'),
    links
      .innerJoin(alike, 'alike.post_id', 'blog_posts.id')
      .orderBy('common', 'desc')
      .orderBy('shown_at', 'desc')
      .limit(MAX_RELATED)
      .execute(),
  ]);
  const toLinks = (rows: LinkRow[]) => rows.map((row) => toLink(row, images));
  return { older: toLinks(older), newer: toLinks(newer), related: toLinks(related) };
}

/** The number of published articles by category, and the most common tags. */
export async function countLabels(
  db: Queries,
): Promise<{ categories: { category: Category; count: number }[]; tags: { tag: string; count: number }[] }> {
  const labels = db
    .selectFrom('blog_labels')
    .where('post_id', 'in', published(db).select('id'))
    .select(({ fn }) => ['label_key', fn.min('label').as('label'), fn.countAll<number>().as('count')])
    .groupBy('label_key');
  const [ofCategories, tags] = await Promise.all([
    labels.where('kind', '=', 'category').execute(),
    labels.where('kind', '=', 'tag').orderBy('count', 'desc').orderBy('label_key').limit(MAX_TAGS).execute(),
  ]);
  return {
    categories: categories.map((category) => ({
      category,
      count: ofCategories.find(({ label_key }) => label_key === category)?.count ?? 0,
    })),
    tags: tags.map(({ label, count }) => ({ tag: label, count })),
  };
}

function selectListed(query: ReturnType<typeof visiblePosts>, reader: Reader) {
  return query
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'blog_posts.user_id').on('users.removed_at', 'is', null))
    .select([
      ...(['blog_posts.id', 'title', 'slug', 'summary', 'blog_posts.status', 'minutes', 'shown_at', 'drawing', 'image_id'] as const),
      ...authorColumns,
    ])
    .select(({ selectFrom }) => [
      selectFrom('blog_comments')
        .innerJoin('users as writers', 'writers.id', 'blog_comments.user_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('blog_comments.post_id', '=', 'blog_posts.id')
        .where('blog_comments.removed_at', 'is', null)
        .where('writers.removed_at', 'is', null)
        .as('comments'),
      selectFrom('blog_bookmarks')
        .innerJoin('users as bookmarkers', 'bookmarkers.id', 'blog_bookmarks.user_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('blog_bookmarks.post_id', '=', 'blog_posts.id')
        .where('bookmarkers.removed_at', 'is', null)
        .as('bookmarks'),
      selectFrom('blog_bookmarks')
        .select(sql<number>`1`.as('one'))
        .whereRef('blog_bookmarks.post_id', '=', 'blog_posts.id')
        .where('blog_bookmarks.user_id', '=', reader.id)
        .as('bookmark'),
    ]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number];

async function withLabels(db: Queries, rows: readonly ListedRow[], images: Addresses): Promise<ListedPost[]> {
  const labels = await labelsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.summary,
    img: pictureOf(row, images),
    author: toAuthor(row, images),
    status: row.status,
    categories: labels.of(row.id, 'category') as Category[],
    tags: labels.of(row.id, 'tag'),
    shown_at: row.shown_at,
    minutes: row.minutes,
    comments: row.comments ?? 0,
    bookmarks: row.bookmarks ?? 0,
    youBookmarked: row.bookmark !== null,
  }));
}

/** Categories and tags by article, in the order in which they were entered. */
export async function labelsOf(db: Queries, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('blog_labels')
          .select(['post_id', 'kind', 'label'])
          .where('post_id', 'in', ids)
          .orderBy('post_id')
          .orderBy('kind')
          .orderBy('place')
          .execute();
  return {
    of: (id: number, kind: 'category' | 'tag') => rows.filter((row) => row.post_id === id && row.kind === kind).map(({ label }) => label),
  };
}

/** Columns of an author, for queries that join `users`. */
export const authorColumns = ['users.id as author_id', 'users.username', 'users.full_name', 'users.avatar'] as const;
type AuthorRow = { author_id: number | null; username: string | null; full_name: string | null; avatar: string | null };

export function toAuthor({ author_id, username, full_name, avatar }: AuthorRow, images: Addresses): Author {
  return { id: author_id, fullName: full_name || username || '', avatar: images.addressOf(avatar) };
}

function pictureOf({ drawing, image_id }: Pictured, images: Addresses): string {
  return image_id === null ? addressOfDrawing(drawing) : images.addressOf(image_id);
}
