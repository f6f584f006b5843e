// The server side of the knowledge base.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { purgeKnowledge } from './retention.ts';
import { knowledgeBaseRoutes } from './routes.ts';
import { seedKnowledge } from './seed.ts';

export const knowledgeBaseFeature = (ports: Parameters<typeof knowledgeBaseRoutes>[0]): Feature => ({
  routes: { knowledgeBase: knowledgeBaseRoutes(ports) },
  retention: purgeKnowledge,
  seed: { isMissing: emptyTable('kb_categories'), fill: (db, { today }) => seedKnowledge(db, today) },
});
