import type { Queries } from '#kit/server/database/database.ts';
import { writtenOf } from '#kit/server/sentText.ts';
import { demoQuestions } from './demoQuestions.ts';
import type {} from './tables.ts';
import { readQuestion } from './writing.ts';

/** The demonstration's questions, into the groups that are there. */
export async function seedFaq(db: Queries): Promise<void> {
  const groups = await db.selectFrom('faq_groups').select(['id', 'key']).execute();
  const rows = groups.flatMap(({ id: group_id, key }) =>
    demoQuestions[key].map(([question, ...paragraphs], place) => ({
      ...readQuestion({ question }, writtenOf(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')), 'pt'),
      ...{ group_id, position: place + 1, removed_at: null },
    })),
  );
  await db.insertInto('faq_questions').values(rows).execute();
}
