// The server side of frequent questions.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { purgeQuestions } from './retention.ts';
import { faqRoutes } from './routes.ts';
import { seedFaq } from './seed.ts';

export const faqFeature = (ports: Parameters<typeof faqRoutes>[0]): Feature => ({
  routes: { faq: faqRoutes(ports) },
  retention: [purgeQuestions],
  seed: { isMissing: emptyTable('faq_questions'), fill: seedFaq },
});
