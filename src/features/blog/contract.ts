// The blog: the specification's calls, and our own under /api/blog.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, Nothing, Paging, SearchText, Type, Version } from '#kit/schema.ts';
import { Comment, categories, EditedPost, ListedPost, limits, Post, PostLink, slugPattern, statuses, written } from './entities.ts';

const ById = Type.Object({ id: Id() });
const OneOrNewest = Type.Object({ id: Type.Optional(Id()) });

/** Filters of the list, also used as search parameters of its screen. */
export const listQuery = Type.Object({
  q: SearchText(),
  tag: Default(Type.String({ maxLength: limits.tag }), ''),
  category: Default(Type.Enum([...categories, '']), ''),
  /** For admins only: others always see published articles. */
  status: Default(Type.Enum([...statuses, '']), ''),
  /** Only articles that the caller has bookmarked. */
  bookmarked: Default(Type.Boolean(), false),
  ...Paging,
  perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 6),
});

export const blog = {
  listAll: endpoint('GET /blog/list/data', {
    access: 'signedIn',
    summary: 'The newest 1,000 of the published articles',
    reply: Type.Array(
      Type.Object({
        img: Type.String(),
        title: Type.String(),
        id: Type.Integer(),
        avatar: Type.String(),
        userFullName: Type.String(),
        blogPosted: Type.String(),
        tags: Type.Array(Type.String()),
        excerpt: Type.String(),
        comment: Type.Integer(),
      }),
    ),
  }),
  sidebar: endpoint('GET /blog/list/data/sidebar', {
    access: 'signedIn',
    summary: 'The four newest articles, and the categories',
    reply: Type.Object({
      recentPosts: Type.Array(Type.Object({ img: Type.String(), title: Type.String(), id: Type.Integer(), createdTime: Type.String() })),
      categories: Type.Array(Type.Object({ category: Type.String(), icon: Type.String() })),
    }),
  }),
  detail: endpoint('GET /blog/list/data/detail', {
    access: 'signedIn',
    summary: 'An article with its first 1,000 comments; without “id” the newest published one',
    query: OneOrNewest,
    reply: Type.Object({
      blog: Type.Object({
        img: Type.String(),
        title: Type.String(),
        avatar: Type.String(),
        userFullName: Type.String(),
        createdTime: Type.String(),
        tags: Type.Array(Type.String()),
        content: Type.String(),
        comments: Type.Integer(),
        bookmarked: Type.Integer(),
      }),
      comments: Type.Array(
        Type.Object({ avatar: Type.String(), userFullName: Type.String(), commentedAt: Type.String(), commentText: Type.String() }),
      ),
    }),
  }),
  edit: endpoint('GET /blog/list/data/edit', {
    access: 'signedIn',
    summary: 'An article as its form shows it, published or, for admins, any; without “id” the newest published one',
    query: OneOrNewest,
    reply: Type.Object({
      avatar: Type.String(),
      userFullName: Type.String(),
      createdTime: Type.String(),
      blogTitle: Type.String(),
      blogCategories: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
      slug: Type.String(),
      status: Type.Enum([...statuses]),
      excerpt: Type.String(),
      featuredImage: Type.String(),
    }),
  }),
  list: endpoint('GET /api/blog/posts', {
    access: 'signedIn',
    summary: 'Articles, newest first, paginated; q searches title and text',
    query: listQuery,
    reply: Type.Object({ posts: Type.Array(ListedPost), total: Type.Integer() }),
  }),
  overview: endpoint('GET /api/blog/overview', {
    access: 'signedIn',
    summary: 'The four newest articles, and the number of published articles in each category and for the twenty most common tags',
    reply: Type.Object({
      recent: Type.Array(PostLink),
      categories: Type.Array(Type.Object({ category: Type.Enum([...categories]), count: Type.Integer() })),
      tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
    }),
  }),
  show: endpoint('GET /api/blog/posts/:id', {
    access: 'signedIn',
    summary: 'An article, the previous and next ones, and up to three related ones; admins also see unpublished articles',
    params: ById,
    reply: Type.Object({ post: Post, older: Type.Array(PostLink), newer: Type.Array(PostLink), related: Type.Array(PostLink) }),
  }),
  bookmark: endpoint('PUT /api/blog/posts/:id/bookmark', {
    access: 'signedIn',
    summary: "Add an article to the caller's favourites or remove it",
    params: ById,
    body: Body({ youBookmarked: Type.Boolean() }),
    reply: Nothing,
  }),
  listComments: endpoint('GET /api/blog/posts/:id/comments', {
    access: 'signedIn',
    summary: 'The comments on an article, oldest first; “after” is the last id of the previous page',
    params: ById,
    query: Type.Object({ after: Type.Optional(Id()), limit: Default(Type.Integer({ minimum: 1, maximum: 50 }), 20) }),
    reply: Type.Object({ comments: Type.Array(Comment), hasMore: Type.Boolean() }),
  }),
  addComment: endpoint('POST /api/blog/posts/:id/comments', {
    access: 'signedIn',
    summary: 'Comment on a published article, as plain text; its author is notified',
    params: ById,
    body: Body({ text: Type.String({ minLength: 1, maxLength: limits.comment, pattern: '\\S' }) }),
    reply: Comment,
    status: 201,
  }),
  removeComment: endpoint('DELETE /api/blog/comments/:id', {
    access: 'signedIn',
    summary: "Delete one of the caller's comments; admins can delete any",
    params: ById,
    reply: Nothing,
  }),
  restoreComment: endpoint('POST /api/blog/comments/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a comment that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  read: endpoint('GET /api/blog/posts/:id/edit', {
    access: 'admin',
    summary: 'An article for editing',
    params: ById,
    reply: EditedPost,
  }),
  add: endpoint('POST /api/blog/posts', {
    access: 'admin',
    summary: 'Create an article; an empty slug is derived from the title',
    body: Body({ ...written, slug: Type.String({ maxLength: limits.slug, pattern: `^$|${slugPattern}` }) }),
    reply: EditedPost,
    status: 201,
  }),
  save: endpoint('PUT /api/blog/posts/:id', {
    access: 'admin',
    summary: "Change an article; “version” is the version that was edited, so that another user's changes are not overwritten",
    params: ById,
    body: Body({ ...written, version: Version() }),
    reply: EditedPost,
  }),
  remove: endpoint('DELETE /api/blog/posts/:id', {
    access: 'admin',
    summary: 'Delete an article with its comments',
    params: ById,
    reply: Nothing,
  }),
  restore: endpoint('POST /api/blog/posts/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore an article that was deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  sendImage: endpoint('POST /api/blog/images', {
    access: 'admin',
    summary:
      'Upload a picture for an article: PNG, JPEG, WebP, GIF or AVIF, re-encoded; a picture that no article uses is deleted after an hour',
    body: 'stream',
    reply: Type.Object({ imageId: Type.String(), image: Type.String() }),
    status: 201,
  }),
};
