// The server side of the knowledge base.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { purgeKnowledge } from './retention.ts';
import { knowledgeBaseRoutes } from './routes.ts';
import { findArticles } from './search.ts';
import { seedKnowledge } from './seed.ts';

export const knowledgeBaseFeature = (ports: Parameters<typeof knowledgeBaseRoutes>[0]): Feature => ({
  routes: { knowledgeBase: knowledgeBaseRoutes(ports) },
  retention: purgeKnowledge,
  searchSources: {
    articles: async ({ q, limit }, { caller: { isAdmin }, language }) => {
      const { results } = await findArticles(ports.database.read, q, { isAdmin, language, limit });
      return results.map(({ title, category, slug, categoryTitle, piece }) => ({
        ...{ title, by: categoryTitle, words: piece },
        link: `/pages/knowledge-base/${category}/${slug}`,
      }));
    },
  },
  seed: { isMissing: emptyTable('kb_categories'), fill: (db, { today }) => seedKnowledge(db, today) },
});
