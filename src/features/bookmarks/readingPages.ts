// Pages with content: help, blog, plans.
import type { CataloguedPage } from './page.ts';

export const readingPages: readonly CataloguedPage[] = [
  {
    id: 42,
    target: 'faq',
    link: '/pages/faq',
    icon: 'help-circle',
    need: 'standard',
    titles: { pt: 'Perguntas frequentes', en: 'Frequently asked questions', fr: 'Questions fréquentes', de: 'Häufige Fragen' },
    also: 'dúvidas ajuda faq respostas help questions aide réponses Hilfe Antworten',
  },
  {
    id: 43,
    target: 'baseDeConhecimento',
    link: '/pages/knowledge-base',
    icon: 'book-open',
    need: 'standard',
    titles: { pt: 'Base de conhecimento', en: 'Knowledge base', fr: 'Base de connaissances', de: 'Wissensdatenbank' },
    also: 'ajuda manual artigos textos help manual articles aide documentation Hilfe Handbuch Artikel',
  },
  {
    id: 44,
    target: 'blog',
    link: '/pages/blog/list',
    icon: 'rss',
    need: 'standard',
    titles: { pt: 'Blog', en: 'Blog', fr: 'Blog', de: 'Blog' },
    also: 'artigos notícias dicas articles news nouvelles Artikel Nachrichten',
  },
  {
    id: 45,
    target: 'blogEdit',
    link: '/pages/blog/edit/new',
    icon: 'edit-3',
    need: 'administers',
    titles: { pt: 'Escrever artigo', en: 'Write an article', fr: 'Écrire un article', de: 'Artikel schreiben' },
    also: 'blog publicar publish publier veröffentlichen',
  },
  {
    id: 46,
    target: 'pricing',
    link: '/pages/pricing',
    icon: 'credit-card',
    need: 'standard',
    titles: { pt: 'Planos e preços', en: 'Plans and pricing', fr: 'Formules et tarifs', de: 'Tarife und Preise' },
    also: 'assinatura mensal anual subscription monthly yearly abonnement mensuel annuel Abo monatlich jährlich',
  },
];
