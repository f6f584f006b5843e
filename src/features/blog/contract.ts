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
    summary: 'Articles, the newest first, a page at a time; q looks in title and text',
    query: listQuery,
    reply: Shape({ posts: List(ListedPost), total: Integer() }),
  }),
  overview: endpoint('GET /api/blog/overview', {
    access: 'signedIn',
    summary: 'The four newest articles, and how many published ones each category and the twenty commonest tags have',
    reply: Shape({
      recent: List(PostLink),
      categories: List(Shape({ category: OneOf([...categories]), count: Integer() })),
      tags: List(Shape({ tag: Text(), count: Integer() })),
    }),
  }),
  show: endpoint('GET /api/blog/posts/:id', {
    access: 'signedIn',
    summary: 'An article, those before and after it, and up to three that share most with it; for admins also one that is not published',
    params: ById,
    reply: Shape({ post: Post, older: List(PostLink), newer: List(PostLink), related: List(PostLink) }),
  }),
  bookmark: endpoint('PUT /api/blog/posts/:id/bookmark', {
    access: 'signedIn',
    summary: 'Say whether the caller keeps an article',
    params: ById,
    body: Body({ youBookmarked: Flag() }),
    reply: Nothing,
  }),
  listComments: endpoint('GET /api/blog/posts/:id/comments', {
    access: 'signedIn',
    summary: 'What was said to an article, oldest first; “after” is the id that the page before ended with',
    params: ById,
    query: Shape({ after: Optional(Id()), limit: Default(Integer({ minimum: 1, maximum: 50 }), 20) }),
    reply: Shape({ comments: List(Comment), hasMore: Flag() }),
  }),
  addComment: endpoint('POST /api/blog/posts/:id/comments', {
    access: 'signedIn',
    summary: 'Say something to a published article, as plain text; its author is told',
    params: ById,
    body: Body({ text: Text({ minLength: 1, maxLength: limits.comment, pattern: '\\S' }) }),
    reply: Comment,
    status: 201,
  }),
  removeComment: endpoint('DELETE /api/blog/comments/:id', {
    access: 'signedIn',
    summary: 'Remove a comment of the caller; admins remove those of anybody',
    params: ById,
    reply: Nothing,
  }),
  restoreComment: endpoint('POST /api/blog/comments/:id/restore', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Put back a comment that the caller removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  read: endpoint('GET /api/blog/posts/:id/edit', {
    access: 'admin',
    summary: 'An article as admins write it',
    params: ById,
    reply: EditedPost,
  }),
  add: endpoint('POST /api/blog/posts', {
    access: 'admin',
    summary: 'Write an article; an empty slug is made from the title',
    body: Body({ ...written, slug: Text({ maxLength: limits.slug, pattern: `^$|${slugPattern}` }) }),
    reply: EditedPost,
    status: 201,
  }),
  save: endpoint('PUT /api/blog/posts/:id', {
    access: 'admin',
    summary: 'Change an article; “version” is that of the one that was changed, so that nobody writes over what somebody else saved',
    params: ById,
    body: Body({ ...written, version: Version() }),
    reply: EditedPost,
  }),
  remove: endpoint('DELETE /api/blog/posts/:id', {
    access: 'admin',
    summary: 'Remove an article with its comments',
    params: ById,
    reply: Nothing,
  }),
  restore: endpoint('POST /api/blog/posts/:id/restore', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Put back an article that was removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  sendImage: endpoint('POST /api/blog/images', {
    access: 'admin',
    summary: 'Send a picture for an article: PNG, JPEG, WebP, GIF or AVIF, made anew; one that no article takes goes after an hour',
    body: 'stream',
    reply: Shape({ imageId: Text(), image: Text() }),
    status: 201,
  }),
};
