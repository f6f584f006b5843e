// Organisations to follow and short news, and an account's favourites among them.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { News, Page } from '../entities.ts';
import type {} from './tables.ts';

export async function listPages(db: Queries, userId: number): Promise<Page[]> {
  const rows = await db
    .selectFrom('suggested_pages')
    .leftJoin('page_favorites', (join) => join.onRef('page_id', '=', 'suggested_pages.id').on('user_id', '=', userId))
    .select(['suggested_pages.id', 'name', 'subtitle', 'page_id'])
    .orderBy('suggested_pages.id')
    .limit(6)
    .execute();
  return rows.map(({ page_id, ...page }) => ({ ...page, favorite: page_id !== null }));
}

export async function listNews(db: Queries, userId: number): Promise<News[]> {
  const rows = await db
    .selectFrom('short_news')
    .leftJoin('news_favorites', (join) => join.onRef('news_id', '=', 'short_news.id').on('user_id', '=', userId))
    .select(['short_news.id', 'title', 'handle', 'tags', 'text', 'created_at', 'news_id'])
    .orderBy('created_at', 'desc')
    .orderBy('short_news.id', 'desc')
    .limit(3)
    .execute();
  return rows.map(({ news_id, ...news }) => ({ ...news, favorite: news_id !== null }));
}

/** @throws {Problem} `not-found` if the organisation does not exist */
export async function favoritePage(db: Queries, user_id: number, page_id: number, favorite: boolean): Promise<void> {
  if (!(await db.selectFrom('suggested_pages').select('id').where('id', '=', page_id).executeTakeFirst())) notFound();
  if (!favorite) await db.deleteFrom('page_favorites').where('page_id', '=', page_id).where('user_id', '=', user_id).execute();
  else
    await db
      .insertInto('page_favorites')
      .values({ page_id, user_id })
      .onConflict((conflict) => conflict.columns(['page_id', 'user_id']).doNothing())
      .execute();
}

/** @throws {Problem} `not-found` if the news item does not exist */
export async function favoriteNews(db: Queries, user_id: number, news_id: number, favorite: boolean): Promise<void> {
  if (!(await db.selectFrom('short_news').select('id').where('id', '=', news_id).executeTakeFirst())) notFound();
  if (!favorite) await db.deleteFrom('news_favorites').where('news_id', '=', news_id).where('user_id', '=', user_id).execute();
  else
    await db
      .insertInto('news_favorites')
      .values({ news_id, user_id })
      .onConflict((conflict) => conflict.columns(['news_id', 'user_id']).doNothing())
      .execute();
}
