// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, adminOnly, shared } from '#kit/server/testing/testAccess.ts';

export const faqAccess: AccessTable = {
  'GET /faq/data': shared,
  'GET /api/faq': shared,
  'GET /api/faq/contact': shared,
  'PUT /api/faq/groups/{id}': adminOnly,
  'PUT /api/faq/groups/order': adminOnly,
  'PUT /api/faq/groups/{id}/order': adminOnly,
  'POST /api/faq/questions': adminOnly,
  'PUT /api/faq/questions/{id}': adminOnly,
  'DELETE /api/faq/questions/{id}': adminOnly,
  'POST /api/faq/questions/{id}/restore': adminOnly,
};
