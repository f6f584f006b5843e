// The specification's calls, built from our own.
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Category, categories } from '../entities.ts';
import { listComments } from './comments.ts';
import { type Addresses, findPost, listPosts, newestId, newestPosts, type Reader } from './posts.ts';

const MAX_LISTED = 1000;
const RECENT = 4;

/** Names of the categories in the language of the articles, and their Feather icons. */
const categoryLabels: Record<Category, { label: string; icon: string }> = {
  legislacao: { label: 'Legislação', icon: 'book-open' },
  planejamento: { label: 'Planejamento', icon: 'clipboard' },
  disputa: { label: 'Disputa', icon: 'trending-down' },
  contratos: { label: 'Contratos', icon: 'file-text' },
  tecnologia: { label: 'Tecnologia', icon: 'cpu' },
};

/** Only published articles, also for admins. */
const publicReader = ({ id }: Reader): Reader => ({ id, isAdmin: false });

export async function readList(db: Queries, reader: Reader, language: Language, images: Addresses) {
  const posts = await listPosts(db, publicReader(reader), {}, { limit: MAX_LISTED }, images);
  return posts.map(({ img, title, id, author, shown_at, tags, excerpt, comments }) => ({
    img,
    title,
    id,
    avatar: author.avatar ?? '',
    userFullName: author.fullName,
    blogPosted: dateIn(language, shown_at),
    tags,
    excerpt,
    comment: comments,
  }));
}

export async function readSidebar(db: Queries, language: Language, images: Addresses) {
  const recent = await newestPosts(db, RECENT, images);
  return {
    recentPosts: recent.map(({ img, title, id, shown_at }) => ({ img, title, id, createdTime: dateIn(language, shown_at) })),
    categories: categories.map((category) => ({ category: categoryLabels[category].label, icon: categoryLabels[category].icon })),
  };
}

/** @throws {Problem} `not-found` */
export async function readDetail(db: Queries, reader: Reader, id: number | undefined, language: Language, images: Addresses) {
  const post = await findPost(db, publicReader(reader), id ?? (await newestId(db)), images);
  const { comments } = await listComments(db, reader.id, post.id, { limit: MAX_LISTED }, images);
  return {
    blog: {
      img: post.img,
      title: post.title,
      avatar: post.author.avatar ?? '',
      userFullName: post.author.fullName,
      createdTime: dateIn(language, post.shown_at),
      tags: post.tags,
      content: post.content,
      comments: post.comments,
      bookmarked: post.bookmarks,
    },
    comments: comments.map(({ author, created_at, text }) => ({
      avatar: author.avatar ?? '',
      userFullName: author.fullName,
      commentedAt: dateIn(language, created_at),
      commentText: text,
    })),
  };
}

/** @throws {Problem} `not-found` */
export async function readForm(db: Queries, reader: Reader, id: number | undefined, language: Language, images: Addresses) {
  const post = await findPost(db, reader, id ?? (await newestId(db)), images);
  return {
    avatar: post.author.avatar ?? '',
    userFullName: post.author.fullName,
    createdTime: dateIn(language, post.shown_at),
    blogTitle: post.title,
    blogCategories: post.categories.map((value) => ({ value, label: categoryLabels[value].label })),
    slug: post.slug,
    status: post.status,
    // The specification's template fills its editor from this field.
    excerpt: post.content,
    featuredImage: post.img,
  };
}

const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', fr: 'fr-FR', de: 'de-DE' };

/** 15 de nov. de 2026 */
function dateIn(language: Language, moment: string): string {
  const form = { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(moment));
}
