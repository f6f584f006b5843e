// The screens of the knowledge base, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { knowledgeSearch } from './knowledgeSearch.ts';

export const knowledgeBaseScreens = {
  knowledgeBase: screen<typeof knowledgeSearch>(['knowledgeBase'], () =>
    import('./KnowledgeBase.tsx').then(({ KnowledgeBase }) => KnowledgeBase),
  ),
  knowledgeCategory: screen(['knowledgeBase'], () => import('./KnowledgeCategory.tsx').then(({ KnowledgeCategory }) => KnowledgeCategory)),
  knowledgeQuestion: screen(['knowledgeBase'], () => import('./KnowledgeQuestion.tsx').then(({ KnowledgeQuestion }) => KnowledgeQuestion)),
};
