// The plans and the questions about them, as they are kept.
import { type Language, notFound, Problem, type Titles } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { clean } from '#kit/server/records/fields.ts';
import { readLine } from '#kit/server/sentText.ts';
import type { Plan, PlanName, Question, WrittenPlan } from '../contract.ts';
import type { PricingPlansTable } from './tables.ts';

const changed: Titles = {
  pt: 'Outra pessoa salvou estes dados enquanto você escrevia.',
  en: 'Someone else saved this while you were writing.',
  fr: "Quelqu'un d'autre a enregistré ces données pendant que vous écriviez.",
  de: 'Jemand anderes hat diese Angaben gespeichert, während Sie schrieben.',
};

/** In the order of their cards. */
export async function listPlans(db: Queries): Promise<Plan[]> {
  return (await db.selectFrom('pricing_plans').selectAll().orderBy('place').execute()).map(toPlan);
}

export function listQuestions(db: Queries): Promise<Question[]> {
  return db.selectFrom('pricing_questions').select(['id', 'question', 'answer', 'version']).orderBy('place').execute();
}

/** @throws {Problem} `validation`; `conflict` where somebody else was quicker */
export async function editPlan(db: Queries, name: PlanName, sent: WrittenPlan & { version: number }, language: Language): Promise<Plan> {
  const row = await db
    .updateTable('pricing_plans')
    .set({
      title: readLine('title', sent.title, language),
      subtitle: readLine('subtitle', sent.subtitle, language),
      monthly_price: inCents(sent.monthlyPrice),
      per_month: inCents(sent.perMonth),
      total_annual: inCents(sent.totalAnnual),
      benefits: JSON.stringify(sent.benefits.map((benefit) => readLine('benefits', benefit, language))) as never,
      is_popular: sent.isPopular,
      version: sent.version + 1,
    })
    .where('name', '=', name)
    .where('version', '=', sent.version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem('conflict', changed);
  if (sent.isPopular) await db.updateTable('pricing_plans').set({ is_popular: false }).where('name', '<>', name).execute();
  return toPlan(row);
}

/** @throws {Problem} `not-found`; `validation`; `conflict` where somebody else was quicker */
export async function editQuestion(
  db: Queries,
  id: number,
  { question, answer, version }: { question: string; answer: string; version: number },
  language: Language,
): Promise<Question> {
  const kept = await db.selectFrom('pricing_questions').select('version').where('id', '=', id).executeTakeFirst();
  if (!kept) return notFound();
  readLine('answer', answer, language);
  const row = await db
    .updateTable('pricing_questions')
    .set({ question: readLine('question', question, language), answer: clean(answer), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'question', 'answer', 'version'])
    .executeTakeFirst();
  if (!row) throw new Problem('conflict', changed);
  return row;
}

/** Nobody pays less than a cent. */
function inCents(price: number): number {
  return Math.round(price * 100) / 100;
}

function toPlan({
  name,
  img,
  title,
  subtitle,
  monthly_price,
  per_month,
  total_annual,
  benefits,
  is_popular,
  version,
}: PricingPlansTable): Plan {
  const prices = { monthlyPrice: monthly_price, perMonth: per_month, totalAnnual: total_annual };
  return { name, img, title, subtitle, ...prices, benefits, isPopular: is_popular, version };
}
