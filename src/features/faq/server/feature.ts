// The server side of frequent questions.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { listGroups } from './queries.ts';
import { purgeQuestions } from './retention.ts';
import { faqRoutes } from './routes.ts';
import { seedFaq } from './seed.ts';

export const faqFeature = (ports: Parameters<typeof faqRoutes>[0]): Feature => ({
  routes: { faq: faqRoutes(ports) },
  retention: [purgeQuestions],
  searchSources: {
    questions: async ({ q, limit }, { language }) => {
      const groups = await listGroups(ports.database.read, q, language, limit);
      return groups.flatMap(({ key, title: by, questions }) =>
        questions.map(({ id, question }) => ({ title: question, by, link: `/pages/faq?grupo=${key}&pergunta=${id}` })),
      );
    },
  },
  seed: { isMissing: emptyTable('faq_questions'), fill: seedFaq },
});
