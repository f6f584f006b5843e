// The blog: the specification's calls, and ours under /api/blog.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Flag, Id, Integer, List, Nothing, OneOf, Optional, Paging, SearchText, Shape, Text, Version } from '#kit/schema.ts';
import { Comment, categories, EditedPost, ListedPost, limits, Post, PostLink, slugPattern, statuses, written } from './entities.ts';

const ById = Shape({ id: Id() });
const OneOrNewest = Shape({ id: Optional(Id()) });

/** What the list may be narrowed to; its screen's address says the same. */
export const listQuery = Shape({
  q: SearchText(),
  tag: Default(Text({ maxLength: limits.tag }), ''),
  category: Default(OneOf([...categories, '']), ''),
  /** For admins: others see what is published, whatever they ask for. */
  status: Default(OneOf([...statuses, '']), ''),
  /** Only what the caller keeps. */
  bookmarked: Default(Flag(), false),
  ...Paging,
  perPage: Default(Integer({ minimum: 1, maximum: 100 }), 6),
});

export const blog = {
  listAll: endpoint('GET /blog/list/data', {
    access: 'signedIn',
    summary: 'The newest 1,000 of the published articles',
    reply: List(
      Shape({
        img: Text(),
        title: Text(),
        id: Integer(),
        avatar: Text(),
        userFullName: Text(),
        blogPosted: Text(),
        tags: List(Text()),
        excerpt: Text(),
        comment: Integer(),
      }),
    ),
  }),
  sidebar: endpoint('GET /blog/list/data/sidebar', {
    access: 'signedIn',
    summary: 'The four newest articles, and the categories',
    reply: Shape({
      recentPosts: List(Shape({ img: Text(), title: Text(), id: Integer(), createdTime: Text() })),
      categories: List(Shape({ category: Text(), icon: Text() })),
    }),
  }),
  detail: endpoint('GET /blog/list/data/detail', {
    access: 'signedIn',
    summary: 'An article with its first 1,000 comments; without “id” the newest published one',
    query: OneOrNewest,
    reply: Shape({
      blog: Shape({
        img: Text(),
        title: Text(),
        avatar: Text(),
        userFullName: Text(),
        createdTime: Text(),
        tags: List(Text()),
        content: Text(),
        comments: Integer(),
        bookmarked: Integer(),
      }),
      comments: List(Shape({ avatar: Text(), userFullName: Text(), commentedAt: Text(), commentText: Text() })),
    }),
  }),
  edit: endpoint('GET /blog/list/data/edit', {
    access: 'signedIn',
    summary: 'An article as its form shows it, published or, for admins, any; without “id” the newest published one',
    query: OneOrNewest,
    reply: Shape({
      avatar: Text(),
      userFullName: Text(),
      createdTime: Text(),
      blogTitle: Text(),
      blogCategories: List(Shape({ value: Text(), label: Text() })),
      slug: Text(),
      status: OneOf([...statuses]),
      excerpt: Text(),
      featuredImage: Text(),
    }),
  }),
  list: endpoint('GET /api/blog/posts', {
    access: 'signedIn',
    summary: 'Articles, newest first, paginated; q searches title and text',
    query: listQuery,
    reply: Shape({ posts: List(ListedPost), total: Integer() }),
  }),
  overview: endpoint('GET /api/blog/overview', {
    access: 'signedIn',
    summary: 'The four newest articles, and the number of published articles in each category and for the twenty most common tags',
    reply: Shape({
      recent: List(PostLink),
      categories: List(Shape({ category: OneOf([...categories]), count: Integer() })),
      tags: List(Shape({ tag: Text(), count: Integer() })),
    }),
  }),
  show: endpoint('GET /api/blog/posts/:id', {
    access: 'signedIn',
    summary: 'An article, the previous and next ones, and up to three related ones; admins also see unpublished articles',
    params: ById,
    reply: Shape({ post: Post, older: List(PostLink), newer: List(PostLink), related: List(PostLink) }),
  }),
  bookmark: endpoint('PUT /api/blog/posts/:id/bookmark', {
    access: 'signedIn',
    summary: "Add an article to the caller's favourites or remove it",
    params: ById,
    body: Body({ youBookmarked: Flag() }),
    reply: Nothing,
  }),
  listComments: endpoint('GET /api/blog/posts/:id/comments', {
    access: 'signedIn',
    summary: 'The comments on an article, oldest first; “after” is the last id of the previous page',
    params: ById,
    query: Shape({ after: Optional(Id()), limit: Default(Integer({ minimum: 1, maximum: 50 }), 20) }),
    reply: Shape({ comments: List(Comment), hasMore: Flag() }),
  }),
  addComment: endpoint('POST /api/blog/posts/:id/comments', {
    access: 'signedIn',
    summary: 'Comment on a published article, as plain text; its author is notified',
    params: ById,
    body: Body({ text: Text({ minLength: 1, maxLength: limits.comment, pattern: '\\S' }) }),
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
    effect: 'keeps',
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
    body: Body({ ...written, slug: Text({ maxLength: limits.slug, pattern: `^$|${slugPattern}` }) }),
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
    effect: 'keeps',
    summary: 'Restore an article that was deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  sendImage: endpoint('POST /api/blog/images', {
    access: 'admin',
    summary:
      'Upload a picture for an article: PNG, JPEG, WebP, GIF or AVIF, re-encoded; a picture that no article uses is deleted after an hour',
    body: 'stream',
    reply: Shape({ imageId: Text(), image: Text() }),
    status: 201,
  }),
};
