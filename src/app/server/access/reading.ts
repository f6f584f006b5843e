// Who may call what of the questions, the knowledge base, the blog and the plans.
import { admin, house, idOf, now, type Owner, own, ownersAlone, ownersAndAdmins, type Parts, type Row } from './row.ts';

/** An article that anybody reads, and what the owner said to it. */
const articleComment =
  (isRemoved = false) =>
  async ({ id: user_id, call, database }: Owner): Promise<Parts> => {
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
    return idOf({ id });
  };

export const readingAccess: Record<string, Row> = {
  'GET /faq/data': house,
  'GET /api/faq': house,
  'GET /api/faq/contact': house,
  'PUT /api/faq/groups/{id}': admin,
  'PUT /api/faq/groups/order': admin,
  'PUT /api/faq/groups/{id}/order': admin,
  'POST /api/faq/questions': admin,
  'PUT /api/faq/questions/{id}': admin,
  'DELETE /api/faq/questions/{id}': admin,
  'POST /api/faq/questions/{id}/restore': admin,

  'GET /faq/data/knowledge_base': house,
  'GET /faq/data/category': house,
  'GET /faq/data/question': house,
  'GET /api/knowledge-base': house,
  'GET /api/knowledge-base/search': house,
  'GET /api/knowledge-base/categories/{slug}': house,
  'GET /api/knowledge-base/articles/{slug}': house,
  'PUT /api/knowledge-base/articles/{id}/vote': house,
  'POST /api/knowledge-base/categories': admin,
  'PUT /api/knowledge-base/categories/{id}': admin,
  'POST /api/knowledge-base/categories/{id}/lists': admin,
  'PUT /api/knowledge-base/lists/{id}': admin,
  'POST /api/knowledge-base/articles': admin,
  'PUT /api/knowledge-base/articles/{id}': admin,
  'PUT /api/knowledge-base/order/{kind}': admin,
  'DELETE /api/knowledge-base/{kind}/{id}': admin,
  'POST /api/knowledge-base/{kind}/{id}/restore': admin,

  'GET /blog/list/data': house,
  'GET /blog/list/data/sidebar': house,
  'GET /blog/list/data/detail': house,
  'GET /blog/list/data/edit': house,
  'GET /api/blog/posts': house,
  'GET /api/blog/overview': house,
  'GET /api/blog/posts/{id}': house,
  'PUT /api/blog/posts/{id}/bookmark': house,
  'GET /api/blog/posts/{id}/comments': house,
  'POST /api/blog/posts/{id}/comments': house,
  'DELETE /api/blog/comments/{id}': ownersAndAdmins(articleComment()),
  'POST /api/blog/comments/{id}/restore': ownersAlone(articleComment(true)),
  'GET /api/blog/posts/{id}/edit': admin,
  'POST /api/blog/posts': admin,
  'PUT /api/blog/posts/{id}': admin,
  'DELETE /api/blog/posts/{id}': admin,
  'POST /api/blog/posts/{id}/restore': admin,
  'POST /api/blog/images': admin,

  'GET /pricing/data': house,
  'GET /api/pricing': own,
  'PUT /api/pricing/current': own,
  'PUT /api/pricing/plans/{name}': admin,
  'PUT /api/pricing/questions/{id}': admin,
};
