// The stored plans and the questions about them.
import type { Selectable } from 'kysely';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { clean } from '#kit/server/records/fields.ts';
import { editedTextColumns, localizeRow } from '#kit/server/text/builtInTexts.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import type { Plan, PlanName, Question, WrittenPlan } from '../contract.ts';
import type { PricingPlansTable, PricingQuestionsTable } from './tables.ts';
import { planTexts, questionTexts } from './texts.ts';

const changed: LocalizedText = {
  pt: 'Outra pessoa salvou estes dados enquanto você escrevia.',
  en: 'Someone else saved this while you were writing.',
  fr: 'Quelqu’un d’autre a enregistré ces données pendant que vous écriviez.',
  de: 'Jemand anderes hat diese Angaben gespeichert, während Sie schrieben.',
};

/** In the order of their cards. */
export async function listPlans(db: Queries, language: Language): Promise<Plan[]> {
  const rows = await db.selectFrom('pricing_plans').selectAll().orderBy('place').execute();
  return rows.map((row) => toPlan(row, language));
}

export async function listQuestions(db: Queries, language: Language): Promise<Question[]> {
  const rows = await db.selectFrom('pricing_questions').selectAll().orderBy('place').execute();
  return rows.map((row) => toQuestion(row, language));
}

/** @throws {Problem} `validation`; `conflict` if another user has saved it first */
export async function updatePlan(db: Queries, name: PlanName, sent: WrittenPlan & { version: number }, language: Language): Promise<Plan> {
  const words = {
    title: readLine('title', sent.title, language),
    subtitle: readLine('subtitle', sent.subtitle, language),
    benefits: sent.benefits.map((benefit) => readLine('benefits', benefit, language)),
  };
  const kept = await db.selectFrom('pricing_plans').select('text_key').where('name', '=', name).executeTakeFirstOrThrow();
  const { benefits, ...edited } = editedTextColumns(planTexts, kept, words, {});
  const row = await db
    .updateTable('pricing_plans')
    .set({
      ...edited,
      ...(benefits && { benefits: JSON.stringify(benefits) as never }),
      monthly_price: inCents(sent.monthlyPrice),
      per_month: inCents(sent.perMonth),
      total_annual: inCents(sent.totalAnnual),
      is_popular: sent.isPopular,
      version: sent.version + 1,
    })
    .where('name', '=', name)
    .where('version', '=', sent.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('conflict', changed);
  if (sent.isPopular) await db.updateTable('pricing_plans').set({ is_popular: false }).where('name', '<>', name).execute();
  return toPlan(row, language);
}

/** @throws {Problem} `not-found`; `validation`; `conflict` if another user has saved it first */
export async function updateQuestion(
  db: Queries,
  id: number,
  sent: { question: string; answer: string; version: number },
  language: Language,
): Promise<Question> {
  const kept = await db.selectFrom('pricing_questions').select('text_key').where('id', '=', id).executeTakeFirst();
  if (!kept) return notFound();
  readLine('answer', sent.answer, language);
  const words = { question: readLine('question', sent.question, language), answer: clean(sent.answer) };
  const row = await db
    .updateTable('pricing_questions')
    .set({ ...editedTextColumns(questionTexts, kept, words, {}), version: sent.version + 1 })
    .where('id', '=', id)
    .where('version', '=', sent.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('conflict', changed);
  return toQuestion(row, language);
}

/** Rounds to whole cents. */
function inCents(price: number): number {
  return Math.round(price * 100) / 100;
}

function toPlan(kept: Selectable<PricingPlansTable>, language: Language): Plan {
  const { name, img, title, subtitle, benefits, is_popular, text_key, version, ...row } = localizeRow(planTexts, language, kept);
  const prices = { monthlyPrice: row.monthly_price, perMonth: row.per_month, totalAnnual: row.total_annual };
  return { name, img, title, subtitle, ...prices, benefits, isPopular: is_popular, isTranslated: text_key !== null, version };
}

function toQuestion(kept: Selectable<PricingQuestionsTable>, language: Language): Question {
  const { id, question, answer, text_key, version } = localizeRow(questionTexts, language, kept);
  return { id, question, answer, isTranslated: text_key !== null, version };
}
