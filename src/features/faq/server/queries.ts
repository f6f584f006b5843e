import { type Language, notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { keysOf, localizeRow } from '#kit/server/text/builtInTexts.ts';
import { isLike, likePart, typedPart } from '#kit/server/text/contains.ts';
import type { FaqGroup, FaqKey, FaqQuestion } from '../contract.ts';
import type {} from './tables.ts';
import { groupTexts, questionTexts } from './texts.ts';

/**
 * All groups in their order, each with its questions that contain `q` in the user's language, and the answers as plain text.
 * @param limit how many questions at most
 */
export async function listGroups(
  db: Queries,
  q: string,
  language: Language,
  limit?: number,
): Promise<(FaqGroup & { answers: string[] })[]> {
  const part = likePart(q);
  const hits = part === '' ? [] : keysOf(questionTexts(language), ({ busca }) => busca.includes(typedPart(q)));
  const groups = await db.selectFrom('faq_groups').selectAll().orderBy('position').orderBy('id').execute();
  const rows = await questions(db)
    .$if(part !== '', (query) =>
      query.where(({ or, and, eb, ref }) =>
        or([
          and([eb('faq_questions.text_key', 'is', null), isLike(ref('faq_questions.busca'), `%${part}%`)]),
          ...(hits.length > 0 ? [eb('faq_questions.text_key', 'in', hits)] : []),
        ]),
      ),
    )
    .orderBy('faq_questions.position')
    .orderBy('faq_questions.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  const shown = rows.map((row) => localizeRow(questionTexts, language, row));
  return groups.map((group) => {
    const { id, key, icon, title, subtitle, version, text_key } = localizeRow(groupTexts, language, group);
    const own = shown.filter(({ group_id }) => group_id === id);
    const head = { id, key, icon, title, subtitle, version, isTranslated: text_key !== null };
    return { ...head, questions: own.map(toQuestion), answers: own.map(({ ans }) => ans) };
  });
}

/** @throws {Problem} `not-found` */
export async function findQuestion(db: Queries, id: number, language: Language): Promise<FaqQuestion> {
  return toQuestion(localizeRow(questionTexts, language, await findQuestionRow(db, id)));
}

/** @throws {Problem} `not-found` */
export async function findQuestionRow(db: Queries, id: number) {
  return (await questions(db).where('faq_questions.id', '=', id).executeTakeFirst()) ?? notFound();
}

/** @throws {Problem} `not-found` */
export async function findGroup(db: Queries, id: number) {
  return (await db.selectFrom('faq_groups').selectAll().where('id', '=', id).executeTakeFirst()) ?? notFound();
}

export async function idOfGroup(db: Queries, key: FaqKey): Promise<number> {
  return (await db.selectFrom('faq_groups').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
}

function questions(db: Queries) {
  return db
    .selectFrom('faq_questions')
    .innerJoin('faq_groups', 'faq_groups.id', 'faq_questions.group_id')
    .select(['faq_questions.id', 'group_id', 'key', 'question', 'html', 'ans', 'busca', 'faq_questions.text_key', 'faq_questions.version'])
    .where('removed_at', 'is', null);
}

type Row = { id: number; key: FaqKey; question: string; html: string; version: number; text_key: string | null };

function toQuestion({ id, key, question, html, version, text_key }: Row): FaqQuestion {
  return { id, group: key, question, html, version, isTranslated: text_key !== null };
}
