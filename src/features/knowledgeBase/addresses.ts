// Paths and permissions of the screens of the knowledge base.
import type { Address } from '#kit/page.ts';

export const knowledgeBaseAddresses = {
  knowledgeBase: { path: '/pages/knowledge-base', need: 'standard', query: true },
  knowledgeCategory: { path: '/pages/knowledge-base/$category', need: 'standard' },
  knowledgeQuestion: { path: '/pages/knowledge-base/$category/$question', need: 'standard' },
} as const satisfies Record<string, Address>;
