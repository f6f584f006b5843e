// The pages of the knowledge base.
import type { Page } from '#kit/page.ts';
import { knowledgeBaseAddresses } from './addresses.ts';

export const knowledgeBasePages: readonly Page[] = [
  {
    id: 43,
    target: 'baseDeConhecimento',
    at: knowledgeBaseAddresses.knowledgeBase,
    icon: 'book-open',
    titles: { pt: 'Base de conhecimento', en: 'Knowledge base', fr: 'Base de connaissances', de: 'Wissensdatenbank' },
    also: 'ajuda manual artigos textos help manual articles aide documentation Hilfe Handbuch Artikel',
    menu: { section: 'content' },
  },
];
