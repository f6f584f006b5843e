// Pages to read, which admins write.
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { blogSearch } from '#features/blog/web/blogSearch.ts';
import type { faqSearch } from '#features/faq/web/faqSearch.ts';
import type { knowledgeSearch } from '#features/knowledgeBase/web/knowledgeSearch.ts';
import type { pricingSearch } from '#features/pricing/web/pricingSearch.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { readByScreen, screen, shell } from './frameRoutes.ts';

const faq = createRoute({
  getParentRoute: () => shell,
  path: '/pages/faq',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof faqSearch>,
  loader: () => loadTexts('faq'),
  component: screen('FaqScreen'),
});

const knowledgeBase = createRoute({
  getParentRoute: () => shell,
  path: '/pages/knowledge-base',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof knowledgeSearch>,
  loader: () => loadTexts('knowledgeBase'),
  component: screen('KnowledgeBase'),
});

const knowledgeCategory = createRoute({
  getParentRoute: () => shell,
  path: '/pages/knowledge-base/$category',
  staticData: { access: needs.standard },
  loader: () => loadTexts('knowledgeBase'),
  component: screen('KnowledgeCategory'),
});

const knowledgeQuestion = createRoute({
  getParentRoute: () => shell,
  path: '/pages/knowledge-base/$category/$question',
  staticData: { access: needs.standard },
  loader: () => loadTexts('knowledgeBase'),
  component: screen('KnowledgeQuestion'),
});

const pricing = createRoute({
  getParentRoute: () => shell,
  path: '/pages/pricing',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof pricingSearch>,
  loader: () => loadTexts('pricing'),
  component: screen('PricingScreen'),
});

const blogList = createRoute({
  getParentRoute: () => shell,
  path: '/pages/blog/list',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof blogSearch>,
  loader: () => loadTexts('blog'),
  component: screen('BlogList'),
});

const blogPost = createRoute({
  getParentRoute: () => shell,
  path: '/pages/blog/detail/$id',
  staticData: { access: needs.standard },
  loader: () => loadTexts('blog'),
  component: screen('BlogPost'),
});

const blogEdit = createRoute({
  getParentRoute: () => shell,
  path: '/pages/blog/edit/$id',
  staticData: { access: needs.administers },
  loader: () => loadTexts('blog'),
  component: screen('BlogEdit'),
});

export const pageRoutes = [faq, knowledgeBase, knowledgeCategory, knowledgeQuestion, pricing, blogList, blogPost, blogEdit] as const;
