// The pages of the blog.
import type { Page } from '#kit/page.ts';
import { blogAddresses } from './addresses.ts';

export const blogPages: readonly Page[] = [
  {
    id: 44,
    target: 'blog',
    at: blogAddresses.blogList,
    icon: 'rss',
    titles: { pt: 'Blog', en: 'Blog', fr: 'Blog', de: 'Blog' },
    also: 'artigos notícias dicas articles news nouvelles Artikel Nachrichten',
    menu: { section: 'content' },
  },
  {
    id: 45,
    target: 'blogEdit',
    at: blogAddresses.blogEdit,
    link: '/pages/blog/edit/new',
    icon: 'edit-3',
    titles: { pt: 'Escrever artigo', en: 'Write an article', fr: 'Écrire un article', de: 'Artikel schreiben' },
    also: 'blog publicar publish publier veröffentlichen',
  },
];
