import type { FastifyRequest } from 'fastify';
import { type Language, notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { clean } from '#kit/server/records/fields.ts';
import { removeOwn, restoreOwn } from '#kit/server/rows/ownRemoval.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import { readFormattedText } from '#kit/server/text/submittedText.ts';
import { blog } from '../contract.ts';
import { commentsTopic, limits, type Status, type Written } from '../entities.ts';
import { createComment, listComments, mustBeVisible, readComment } from './comments.ts';
import type { BlogOptions } from './ports.ts';
import { countLabels, countPosts, findNeighbours, findPost, listPosts, newestPosts } from './posts.ts';
import { readDetail, readForm, readList, readSidebar } from './specified.ts';
import { createPost, readEdited, updatePost, WRITE_LOCK } from './write.ts';

const RECENT = 4;
/** Kind of the notification about a comment. */
const COMMENTED = 'blog.commented';

export function blogRoutes({ database, cleaner, events, images, record, notify, retractNotifications }: BlogOptions): Routes {
  const { read } = database;
  /** Commands on the server have no account, and so cannot write. */
  const write = <Result>(caller: Caller, work: (db: Queries) => Promise<Result>, turn?: string): Promise<Result> => {
    if (caller.id === 0) notFound();
    return database.write(work, turn);
  };
  /** Publishes `topic` to all users after the change. */
  const change = <Result>(caller: Caller, topic: string, work: (db: Queries) => Promise<Result>, turn?: string): Promise<Result> =>
    write(
      caller,
      (db) => {
        afterCommit(db, () => events.publish('everybody', topic));
        return work(db);
      },
      turn,
    );
  const recordArticle = async (db: Queries, request: FastifyRequest, kind: ArticleKind, id: number, details?: Record<string, unknown>) => {
    const { title: name } = await db.selectFrom('blog_posts').select('title').where('id', '=', id).executeTakeFirstOrThrow();
    await record(db, request, { kind, subject: { type: 'article', id, name }, ...(details && { details }) });
  };
  /** Records what admins do to other users' comments in the audit log. */
  const recordComment = async (
    db: Queries,
    request: FastifyRequest,
    kind: 'commentRemoved' | 'commentRestored',
    id: number,
    authorId: number | null,
  ) => {
    if (authorId === null || authorId === request.caller?.id) return;
    const author = await db.selectFrom('users').select(['full_name', 'username']).where('id', '=', authorId).executeTakeFirst();
    await record(db, request, { kind, subject: { type: 'articleComment', id, name: author?.full_name || author?.username || '' } });
  };
  /** Notifies the author of the article about a comment of another user. */
  const notifyAuthor = async (db: Queries, id: number) => {
    const comment = await db
      .selectFrom('blog_comments')
      .innerJoin('blog_posts', 'blog_posts.id', 'blog_comments.post_id')
      .innerJoin('users', 'users.id', 'blog_comments.user_id')
      .select(['post_id', 'title', 'blog_posts.user_id as author_id', 'users.id as commenter_id', 'full_name', 'username'])
      .where('blog_comments.id', '=', id)
      .executeTakeFirst();
    if (!comment || comment.author_id === null || comment.author_id === comment.commenter_id) return;
    const author = comment.author_id;
    const data = { id: comment.post_id, title: comment.title, name: comment.full_name || comment.username };
    await notify(db, { userIds: [author], kind: COMMENTED, data, about: String(id), flag: 'commentOnArticle' });
    afterCommit(db, () => events.publish([author], 'notifications'));
  };

  /** Sanitizes the content, before the transaction because it may take a while. */
  const cleaned = async <Sent extends Written>({ id: account }: Caller, { content: html, ...sent }: Sent, language: Language) => ({
    ...sent,
    content: await readFormattedText(cleaner, { account, field: 'content', html, longest: limits.content }, language),
  });

  return serve(blog, {
    listAll: (_, { caller, language }) => readList(read, caller, language, images),
    sidebar: (_, { language }) => readSidebar(read, language, images),
    detail: ({ query: { id } }, { caller, language }) => readDetail(read, caller, id, language, images),
    edit: ({ query: { id } }, { caller, language }) => readForm(read, caller, id, language, images),
    list: async ({ query: { page, perPage, ...filter } }, { caller }) => {
      const [posts, total] = await Promise.all([
        listPosts(read, caller, filter, { limit: perPage, offset: (page - 1) * perPage }, images),
        countPosts(read, caller, filter),
      ]);
      return { posts, total };
    },
    overview: async () => {
      const [recent, labels] = await Promise.all([newestPosts(read, RECENT, images), countLabels(read)]);
      return { recent, ...labels };
    },
    show: async ({ params: { id } }, { caller }) => {
      const post = await findPost(read, caller, id, images);
      return { post, ...(await findNeighbours(read, post, images)) };
    },
    bookmark: ({ params: { id }, body: { youBookmarked } }, { caller }) =>
      write(caller, async (db) => {
        await mustBeVisible(db, caller, id);
        afterCommit(db, () => events.publish([caller.id], 'blog'));
        if (youBookmarked)
          await db
            .insertInto('blog_bookmarks')
            .values({ post_id: id, user_id: caller.id, created_at: new Date().toISOString() })
            .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
            .execute();
        else await db.deleteFrom('blog_bookmarks').where('post_id', '=', id).where('user_id', '=', caller.id).execute();
        return undefined;
      }),
    listComments: async ({ params: { id }, query }, { caller }) => {
      await mustBeVisible(read, caller, id);
      return listComments(read, caller.id, id, query, images);
    },
    addComment: ({ params: { id }, body }, { caller, language }) =>
      change(caller, commentsTopic, async (db) => {
        const text = clean(body.text);
        readLine('text', text, language);
        // Unpublished articles have no comments.
        const post = await mustBeVisible(db, caller, id);
        if (post.status !== 'Published') notFound();
        const commentId = await createComment(db, caller.id, id, text);
        await notifyAuthor(db, commentId);
        return readComment(db, caller.id, commentId, images);
      }),
    removeComment: ({ params: { id } }, { caller, request }) =>
      change(caller, commentsTopic, async (db) => {
        const authorId = await removeOwn(db, 'blog_comments', id, { id: caller.id, anyOwner: caller.isAdmin });
        await recordComment(db, request, 'commentRemoved', id, authorId);
        const affected = await retractNotifications(db, [COMMENTED], String(id));
        if (affected.length > 0) afterCommit(db, () => events.publish(affected, 'notifications'));
        return undefined;
      }),
    restoreComment: ({ params: { id } }, { caller, request }) =>
      change(caller, commentsTopic, async (db) => {
        const { authorId, isNew } = await restoreOwn(db, 'blog_comments', id, caller.id);
        if (!isNew) return undefined;
        await recordComment(db, request, 'commentRestored', id, authorId);
        await notifyAuthor(db, id);
        return undefined;
      }),
    read: ({ params: { id } }) => readEdited(read, id, images),
    add: async ({ body }, { caller, language, request }) => {
      const sent = await cleaned(caller, body, language);
      return change(
        caller,
        'blog',
        async (db) => {
          const id = await createPost(db, caller.id, sent, language);
          await recordArticle(db, request, body.status === 'Published' ? 'articlePublished' : 'articleAdded', id);
          return readEdited(db, id, images);
        },
        WRITE_LOCK,
      );
    },
    save: async ({ params: { id }, body }, { caller, language, request }) => {
      const sent = await cleaned(caller, body, language);
      return change(
        caller,
        'blog',
        async (db) => {
          const before = await updatePost(db, caller.id, id, sent, language);
          if (before) await recordArticle(db, request, kindOf(before.status, body.status), id, { from: before.status, to: body.status });
          return readEdited(db, id, images);
        },
        WRITE_LOCK,
      );
    },
    remove: ({ params: { id } }, { caller, request }) =>
      change(caller, 'blog', async (db) => {
        await removeOwn(db, 'blog_posts', id, { id: caller.id, anyOwner: true });
        await recordArticle(db, request, 'articleRemoved', id);
        return undefined;
      }),
    restore: ({ params: { id } }, { caller, request }) =>
      change(caller, 'blog', async (db) => {
        if ((await restoreOwn(db, 'blog_posts', id, caller.id)).isNew) await recordArticle(db, request, 'articleRestored', id);
        return undefined;
      }),
    sendImage: async ({ body }, { caller }) => {
      const image = await images.prepare(body, 'photo', caller.id);
      const imageId = await write(caller, (db) => images.save(db, caller.id, image));
      return { imageId, image: images.addressOf(imageId) };
    },
  });
}

type ArticleKind = `article${'Added' | 'Edited' | 'Published' | 'Unpublished' | 'Removed' | 'Restored'}`;

function kindOf(before: Status, after: Status): ArticleKind {
  if (before === after || (before !== 'Published' && after !== 'Published')) return 'articleEdited';
  return after === 'Published' ? 'articlePublished' : 'articleUnpublished';
}
