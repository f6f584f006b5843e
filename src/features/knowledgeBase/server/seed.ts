import type { Queries } from '#kit/server/database/database.ts';
import { demoCategories } from './demo/categories.ts';
import type {} from './tables.ts';
import { articleTexts } from './texts.ts';

const DAY_MS = 86_400_000;

/** Seeds the demo articles, written over the months before `today`. */
export async function seedKnowledge(db: Queries, today: Date): Promise<void> {
  const texts = articleTexts('pt');
  let written = 0;
  for (const [place, { lists, ...category }] of demoCategories.entries()) {
    const { id: category_id } = await db
      .insertInto('kb_categories')
      .values({ ...category, text_key: category.slug, position: place + 1, removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [listPlace, { articles, key, ...list }] of lists.entries()) {
      const { id: list_id } = await db
        .insertInto('kb_lists')
        .values({ ...list, text_key: key, category_id, position: listPlace + 1, removed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = articles.map(({ isDraft = false, slug }, articlePlace) => ({
        ...(texts.get(slug) as NonNullable<ReturnType<typeof texts.get>>),
        ...{ slug, text_key: slug, list_id, is_published: !isDraft, position: articlePlace + 1, removed_at: null },
        updated_at: new Date(today.getTime() - ++written * 3 * DAY_MS).toISOString(),
      }));
      await db.insertInto('kb_articles').values(rows).execute();
    }
  }
}
