import type { Queries } from '#kit/server/database/database.ts';
import { demoQuestions } from './demo/pt.ts';
import type {} from './tables.ts';
import { questionTexts } from './texts.ts';

/** Seeds the demo questions of the existing groups. */
export async function seedFaq(db: Queries): Promise<void> {
  const groups = await db.selectFrom('faq_groups').select(['id', 'key']).execute();
  const texts = questionTexts('pt');
  const rows = groups.flatMap(({ id: group_id, key }) =>
    Object.keys(demoQuestions[key]).map((text_key, place) => ({
      ...(texts.get(text_key) as NonNullable<ReturnType<typeof texts.get>>),
      ...{ text_key, group_id, position: place + 1, removed_at: null },
    })),
  );
  await db.insertInto('faq_questions').values(rows).execute();
}
