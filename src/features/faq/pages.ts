// The pages of frequent questions.
import type { Page } from '#kit/page.ts';
import { faqAddresses } from './addresses.ts';

export const faqPages: readonly Page[] = [
  {
    id: 42,
    target: 'faq',
    at: faqAddresses.faq,
    icon: 'help-circle',
    titles: { pt: 'Perguntas frequentes', en: 'Frequently asked questions', fr: 'Questions fréquentes', de: 'Häufige Fragen' },
    also: 'dúvidas ajuda faq respostas help questions aide réponses Hilfe Antworten',
    menu: { section: 'content' },
  },
];
