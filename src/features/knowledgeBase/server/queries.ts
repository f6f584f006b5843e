import { type Language, notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { localizeRow } from '#kit/server/text/builtInTexts.ts';
import type { Article, ArticleLink, KnowledgeCategory, KnowledgeList } from '../contract.ts';
import { articles, inOrder } from './articles.ts';
import type {} from './tables.ts';
import { articleTexts, categoryTexts, listTexts } from './texts.ts';

/** The user; only admins see drafts. */
export type Reader = { id: number; isAdmin: boolean; language: Language };

const RELATED = 6;

/** The existing categories in their order. */
export function categories(db: Queries) {
  return db
    .selectFrom('kb_categories')
    .select(['id', 'slug', 'title', 'description', 'drawing', 'version', 'text_key'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id');
}

type CategoryRow = Awaited<ReturnType<ReturnType<typeof categories>['execute']>>[number];

/** A category in the user's language. */
export function toCategory(row: CategoryRow, language: Language): KnowledgeCategory {
  const { text_key, ...category } = localizeRow(categoryTexts, language, row);
  return { ...category, isTranslated: text_key !== null };
}

type LinkRow = { id: number; slug: string; category: string; title: string; is_published: boolean; text_key: string | null };

export function toLink(row: LinkRow, language: Language): ArticleLink {
  const title = (row.text_key !== null && articleTexts(language).get(row.text_key)?.title) || row.title;
  return { id: row.id, slug: row.slug, category: row.category, title, isPublished: row.is_published };
}

/** The title of an article's category in a language. */
export function categoryTitleOf(row: { category_title: string; category_key: string | null }, language: Language): string {
  return (row.category_key !== null && categoryTexts(language).get(row.category_key)?.title) || row.category_title;
}

export async function countByCategory(db: Queries, isAdmin: boolean): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom(articles(db, isAdmin).as('readable'))
    .select(['category_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, Number(count)]));
}

/** The lists of a category. Only admins see those without articles. */
export async function listLists(db: Queries, categoryId: number, { isAdmin, language }: Omit<Reader, 'id'>): Promise<KnowledgeList[]> {
  const lists = await db
    .selectFrom('kb_lists')
    .select(['id', 'title', 'icon', 'icon_color as iconColor', 'version', 'text_key'])
    .where('category_id', '=', categoryId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rows = await inOrder(articles(db, isAdmin).where('category_id', '=', categoryId)).execute();
  const filled = lists.map((row) => {
    const { text_key, ...list } = localizeRow(listTexts, language, row);
    const own = rows.filter(({ list_id }) => list_id === list.id).map((article) => toLink(article, language));
    return { ...list, isTranslated: text_key !== null, articles: own };
  });
  return isAdmin ? filled : filled.filter((list) => list.articles.length > 0);
}

/** @throws {Problem} `not-found`, also for a draft unless the user is an admin */
export async function findArticle(db: Queries, by: { slug: string } | { id: number }, reader: Reader): Promise<Article> {
  const found = await articles(db, reader.isAdmin)
    .select(['kb_articles.html', 'kb_articles.updated_at', 'kb_articles.version'])
    .$if('slug' in by, (query) => query.where('kb_articles.slug', '=', (by as { slug: string }).slug))
    .$if('id' in by, (query) => query.where('kb_articles.id', '=', (by as { id: number }).id))
    .executeTakeFirst();
  if (!found) notFound();
  const { language } = reader;
  const row = localizeRow(articleTexts, language, found);
  const around = await inOrder(articles(db, reader.isAdmin).where('category_id', '=', row.category_id)).execute();
  const place = around.findIndex(({ id }) => id === row.id);
  const own = await db
    .selectFrom('kb_votes')
    .select('is_useful')
    .where('article_id', '=', row.id)
    .where('user_id', '=', reader.id)
    .executeTakeFirst();
  return {
    ...{ id: row.id, slug: row.slug, title: row.title, html: row.html, isPublished: row.is_published },
    ...{ updatedAt: row.updated_at, version: row.version, isTranslated: row.text_key !== null, list: row.list_id },
    category: { slug: row.category, title: categoryTitleOf(row, language) },
    related: await relatedTo(db, row, around, reader),
    previous: around.slice(Math.max(0, place - 1), place).map((article) => toLink(article, language)),
    next: around.slice(place + 1, place + 2).map((article) => toLink(article, language)),
    useful: own?.is_useful ?? null,
    votes: reader.isAdmin ? await countVotes(db, row.id) : { yes: 0, no: 0 },
  };
}

async function countVotes(db: Queries, articleId: number): Promise<Article['votes']> {
  const rows = await db
    .selectFrom('kb_votes')
    .select(['is_useful', ({ fn }) => fn.countAll<number>().as('count')])
    .where('article_id', '=', articleId)
    .groupBy('is_useful')
    .execute();
  const count = (useful: boolean) => Number(rows.find(({ is_useful }) => is_useful === useful)?.count ?? 0);
  return { yes: count(true), no: count(false) };
}

/** @throws {Problem} `not-found`, also for a draft unless the user is an admin */
export async function articleMustBeThere(db: Queries, id: number, isAdmin: boolean): Promise<void> {
  if (!(await articles(db, isAdmin).where('kb_articles.id', '=', id).executeTakeFirst())) notFound();
}

type Row = { id: number; list_id: number; category_id: number };
type Around = LinkRow & Row;

/** Articles of the same list first, then of the same category, then of others. */
async function relatedTo(db: Queries, { id, list_id, category_id }: Row, around: Around[], reader: Reader): Promise<ArticleLink[]> {
  const near = around.filter((other) => other.id !== id).sort((a, b) => Number(b.list_id === list_id) - Number(a.list_id === list_id));
  const missing = RELATED - near.length;
  const far =
    missing > 0
      ? await inOrder(articles(db, reader.isAdmin).where('category_id', '<>', category_id))
          .limit(missing)
          .execute()
      : [];
  return [...near.slice(0, RELATED), ...far].map((article) => toLink(article, reader.language));
}
