// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const knowledgeBaseAccess: AccessTable = {
  'GET /faq/data/knowledge_base': shared,
  'GET /faq/data/category': shared,
  'GET /faq/data/question': shared,
  'GET /api/knowledge-base': shared,
  'GET /api/knowledge-base/search': shared,
  'GET /api/knowledge-base/categories/{slug}': shared,
  'GET /api/knowledge-base/articles/{slug}': shared,
  'PUT /api/knowledge-base/articles/{id}/vote': shared,
  'POST /api/knowledge-base/categories': adminOnly,
  'PUT /api/knowledge-base/categories/{id}': adminOnly,
  'POST /api/knowledge-base/categories/{id}/lists': adminOnly,
  'PUT /api/knowledge-base/lists/{id}': adminOnly,
  'POST /api/knowledge-base/articles': adminOnly,
  'PUT /api/knowledge-base/articles/{id}': adminOnly,
  'PUT /api/knowledge-base/order/{kind}': adminOnly,
  'DELETE /api/knowledge-base/{kind}/{id}': adminOnly,
  'POST /api/knowledge-base/{kind}/{id}/restore': adminOnly,
};
