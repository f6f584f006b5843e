// The access table of this feature: who may make each call, and whose data it reads or changes.
import {
  type AccessTable,
  adminOnly,
  byId,
  now,
  type Owner,
  type OwnRequest,
  ownerAndAdmins,
  ownerOnly,
  shared,
} from '#kit/server/testing/testAccess.ts';

/** The owner's comment on a new published article. */
const articleComment =
  (isRemoved = false) =>
  async ({ id: user_id, call, database }: Owner): Promise<OwnRequest> => {
    const text = { title: 'Edital', content: '<p>Edital</p>', excerpt: '', summary: 'Edital', minutes: 1, busca: 'edital' };
    const times = { shown_at: now(), published_at: now(), created_at: now(), updated_at: now(), removed_at: null, removed_by: null };
    const row = {
      ...text,
      ...times,
      user_id,
      slug: crypto.randomUUID(),
      status: 'Published',
      drawing: 'lei',
      image_id: null,
      version: 1,
    } as const;
    const article = await database.write((db) => db.insertInto('blog_posts').values(row).returning('id').executeTakeFirstOrThrow());
    const { id } = (await call(`POST /api/blog/posts/${article.id}/comments`, { text: 'Obrigada.' })).json();
    if (isRemoved) await call(`DELETE /api/blog/comments/${id}`);
    return byId({ id });
  };

export const blogAccess: AccessTable = {
  'GET /blog/list/data': shared,
  'GET /blog/list/data/sidebar': shared,
  'GET /blog/list/data/detail': shared,
  'GET /blog/list/data/edit': shared,
  'GET /api/blog/posts': shared,
  'GET /api/blog/overview': shared,
  'GET /api/blog/posts/{id}': shared,
  'PUT /api/blog/posts/{id}/bookmark': shared,
  'GET /api/blog/posts/{id}/comments': shared,
  'POST /api/blog/posts/{id}/comments': shared,
  'DELETE /api/blog/comments/{id}': ownerAndAdmins(articleComment()),
  'POST /api/blog/comments/{id}/restore': ownerOnly(articleComment(true)),
  'GET /api/blog/posts/{id}/edit': adminOnly,
  'POST /api/blog/posts': adminOnly,
  'PUT /api/blog/posts/{id}': adminOnly,
  'DELETE /api/blog/posts/{id}': adminOnly,
  'POST /api/blog/posts/{id}/restore': adminOnly,
  'POST /api/blog/images': adminOnly,
};
