import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** The articles that the user can see, with list and category. */
export function articles(db: Queries, isAdmin: boolean) {
  return db
    .selectFrom('kb_articles')
    .innerJoin('kb_lists', 'kb_lists.id', 'kb_articles.list_id')
    .innerJoin('kb_categories', 'kb_categories.id', 'kb_lists.category_id')
    .where('kb_articles.removed_at', 'is', null)
    .where('kb_lists.removed_at', 'is', null)
    .where('kb_categories.removed_at', 'is', null)
    .$if(!isAdmin, (query) => query.where('is_published', '=', true))
    .select([
      ...(['kb_articles.id', 'kb_articles.slug', 'kb_articles.title', 'is_published', 'list_id'] as const),
      ...(['kb_articles.text_key', 'category_id', 'kb_categories.slug as category', 'kb_categories.title as category_title'] as const),
      'kb_categories.text_key as category_key',
    ]);
}

export function inOrder(query: ReturnType<typeof articles>) {
  return query
    .orderBy('kb_categories.position')
    .orderBy('kb_categories.id')
    .orderBy('kb_lists.position')
    .orderBy('kb_lists.id')
    .orderBy('kb_articles.position')
    .orderBy('kb_articles.id');
}
