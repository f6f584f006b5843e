import { notFound } from '#kit/errors.ts';
import { isLike, likePart } from '#kit/server/contains.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FaqGroup, FaqKey, FaqQuestion } from '../contract.ts';
import type {} from './tables.ts';

/** All groups in their order, each with its questions that contain `q`, as plain text too. */
export async function listGroups(db: Queries, q: string): Promise<(FaqGroup & { answers: string[] })[]> {
  const part = likePart(q);
  const groups = await db.selectFrom('faq_groups').selectAll().orderBy('position').orderBy('id').execute();
  const rows = await questions(db)
    .$if(part !== '', (query) => query.where(({ ref }) => isLike(ref('faq_questions.busca'), `%${part}%`)))
    .orderBy('faq_questions.position')
    .orderBy('faq_questions.id')
    .execute();
  return groups.map(({ position: _, ...group }) => {
    const own = rows.filter(({ group_id }) => group_id === group.id);
    return { ...group, questions: own.map(toQuestion), answers: own.map(({ ans }) => ans) };
  });
}

/** @throws {Problem} `not-found` */
export async function findQuestion(db: Queries, id: number): Promise<FaqQuestion> {
  const row = await questions(db).where('faq_questions.id', '=', id).executeTakeFirst();
  return row ? toQuestion(row) : notFound();
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
    .select(['faq_questions.id', 'group_id', 'key', 'question', 'html', 'ans', 'faq_questions.version'])
    .where('removed_at', 'is', null);
}

type Row = { id: number; key: FaqKey; question: string; html: string; version: number };

function toQuestion({ id, key, question, html, version }: Row): FaqQuestion {
  return { id, group: key, question, html, version };
}
